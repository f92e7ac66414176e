import { deleted, operation } from '#mocks/server/operation.ts';
import { deleteActivity as removeActivity } from '#mocks/services/deletion.ts';

export const deleteActivity = operation('deleteActivity', ({ path, db }) => {
  removeActivity(db, db.activities.getOrThrow(path.id).id);
  return deleted();
});
