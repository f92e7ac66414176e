import { learnersOfGrade } from '#mocks/data/queries/learners.ts';
import { byName } from '#mocks/rules/accounts/user-details.ts';
import { ok, operation } from '../../server/operation.ts';

/** Returns no personal details such as email, date of birth or notes (D-085). */
export const listLearnersByGrade = operation('listLearnersByGrade', ({ path, db }) => {
  const { id: gradeId, title: gradeTitle } = db.grades.getOrThrow(path.gradeId);
  return ok(
    learnersOfGrade(db, gradeId)
      .toSorted(byName)
      .map(({ id, name, surname, school }) => ({ id, name, surname, school, gradeTitle })),
  );
});
