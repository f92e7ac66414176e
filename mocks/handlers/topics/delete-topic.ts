import { deleted, operation } from '../../operation.ts';
import { deleteTopic as removeTopic } from '../../wire/deletion.ts';

export const deleteTopic = operation('deleteTopic', ({ path, db }) => {
  removeTopic(db, db.topics.need(path.id).id);
  return deleted();
});
