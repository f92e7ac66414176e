import { Forbidden } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { isStaff } from '../../rules/access.ts';
import { needLearner } from '../../wire/learner.ts';

/** `learnerId` wins over `gradeId`; without both the whole school's, for staff (D-211). */
export const listSubjects = operation('listSubjects', ({ query, actor, db }) => {
  if (query.learnerId !== undefined) {
    const { gradeId } = needLearner(db, actor, query.learnerId);
    return ok(gradeId === null ? [] : db.subjects.where('gradeId', gradeId));
  }
  if (query.gradeId !== undefined) return ok(db.subjects.where('gradeId', db.grades.need(query.gradeId).id));
  if (!isStaff(actor)) throw new Forbidden();
  return ok(db.subjects.all());
});
