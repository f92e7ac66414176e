import { NotFound } from '#mocks/rules/failure.ts';
import { deleted, operation } from '#mocks/server/operation.ts';
import { setActivityMedia } from '#mocks/services/activities/authoring.ts';

export const deleteActivityMedia = operation('deleteActivityMedia', ({ path, actor, db }) => {
  const { id, mediaPath } = db.activities.getOrThrow(path.id);
  if (mediaPath === null) throw new NotFound('Media');
  setActivityMedia(db, id, null, actor.id);
  return deleted();
});
