import { NotFound } from '../../failure.ts';
import { deleted, operation } from '../../operation.ts';
import { setActivityMedia } from '../../wire/authoring.ts';

export const deleteActivityMedia = operation('deleteActivityMedia', ({ path, actor, db }) => {
  const { id, mediaPath } = db.activities.need(path.id);
  if (mediaPath === null) throw new NotFound('Media');
  setActivityMedia(db, id, null, actor.id);
  return deleted();
});
