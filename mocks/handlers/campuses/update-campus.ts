import { ok, operation } from '../../operation.ts';
import { requireSameId } from '../../wire/replacement.ts';

export const updateCampus = operation('updateCampus', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  return ok(db.campuses.update(path.id, body));
});
