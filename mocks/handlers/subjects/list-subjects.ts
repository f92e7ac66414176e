import { isStaff } from '../../rules/accounts/access.ts';
import { Forbidden } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';

/** `learnerId` takes precedence over `gradeId`; without either, staff get all subjects (D-211). */
export const listSubjects = operation('listSubjects', ({ query, actor, db }) => {
  if (query.learnerId !== undefined) {
    const { gradeId } = getLearnerOrThrow(db, actor, query.learnerId);
    return ok(gradeId === null ? [] : db.subjects.where('gradeId', gradeId));
  }
  if (query.gradeId !== undefined) {
    const grade = db.grades.getOrThrow(query.gradeId);
    return ok(db.subjects.where('gradeId', grade.id));
  }
  if (!isStaff(actor)) throw new Forbidden();
  return ok(db.subjects.all());
});
