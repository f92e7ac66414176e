import { deleted, operation } from '../../operation.ts';
import { deleteSubject as removeSubject } from '../../wire/deletion.ts';

export const deleteSubject = operation('deleteSubject', ({ path, db }) => {
  removeSubject(db, db.subjects.need(path.id).id);
  return deleted();
});
