import { deleted, operation } from '../../server/operation.ts';
import { deleteTerm as removeTerm } from '../../services/deletion.ts';

export const deleteTerm = operation('deleteTerm', ({ path, db }) => {
  removeTerm(db, db.terms.getOrThrow(path.id).id);
  return deleted();
});
