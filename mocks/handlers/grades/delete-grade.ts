import { Failure } from '../../server/failure.ts';
import { deleted, operation } from '../../server/operation.ts';
import { deleteGrade as removeGrade } from '../../services/deletion.ts';

/** A grade is not taken away from its learners, active or not (D-152). */
export const deleteGrade = operation('deleteGrade', ({ path, db }) => {
  const { id } = db.grades.getOrThrow(path.id);
  if (db.users.where('gradeId', id).length > 0) throw new Failure(409, 'This grade still has learners.');
  removeGrade(db, id);
  return deleted();
});
