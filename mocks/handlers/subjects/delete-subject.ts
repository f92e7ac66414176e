import { deleted, operation } from '../../server/operation.ts';
import { deleteSubject as removeSubject } from '../../services/deletion.ts';

export const deleteSubject = operation('deleteSubject', ({ path, db }) => {
  removeSubject(db, db.subjects.getOrThrow(path.id).id);
  return deleted();
});
