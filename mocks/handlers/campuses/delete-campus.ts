import { Conflict } from '../../rules/failure.ts';
import { deleted, operation } from '../../server/operation.ts';

export const deleteCampus = operation('deleteCampus', ({ path, db }) => {
  const { id } = db.campuses.getOrThrow(path.id);
  if (db.trialSessions.where('campusId', id).length > 0) {
    throw new Conflict('This campus is used by a trial session.');
  }
  db.campuses.remove(id);
  return deleted();
});
