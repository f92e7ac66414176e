import { deleted, operation } from '../../operation.ts';
import { deleteTerm as removeTerm } from '../../wire/deletion.ts';

export const deleteTerm = operation('deleteTerm', ({ path, db }) => {
  removeTerm(db, db.terms.need(path.id).id);
  return deleted();
});
