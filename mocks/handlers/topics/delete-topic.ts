import { deleted, operation } from '../../server/operation.ts';
import { deleteTopic as removeTopic } from '../../services/deletion.ts';

export const deleteTopic = operation('deleteTopic', ({ path, db }) => {
  removeTopic(db, db.topics.getOrThrow(path.id).id);
  return deleted();
});
