import { Conflict } from '../../rules/failure.ts';
import { deleted, operation } from '../../server/operation.ts';
import { deleteGrade as removeGrade } from '../../services/deletion.ts';

/** A grade with learners, active or not, cannot be deleted (D-152). */
export const deleteGrade = operation('deleteGrade', ({ path, db }) => {
  const { id } = db.grades.getOrThrow(path.id);
  if (db.users.where('gradeId', id).length > 0) throw new Conflict('This grade still has learners.');
  removeGrade(db, id);
  return deleted();
});
