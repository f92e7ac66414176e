import { deleted, operation } from '../../server/operation.ts';
import { deleteActivity as removeActivity } from '../../services/deletion.ts';

export const deleteActivity = operation('deleteActivity', ({ path, db }) => {
  removeActivity(db, db.activities.getOrThrow(path.id).id);
  return deleted();
});
