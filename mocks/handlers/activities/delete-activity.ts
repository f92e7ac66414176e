import { deleted, operation } from '../../operation.ts';
import { deleteActivity as removeActivity } from '../../wire/deletion.ts';

export const deleteActivity = operation('deleteActivity', ({ path, db }) => {
  removeActivity(db, db.activities.need(path.id).id);
  return deleted();
});
