import { byName } from '../../rules/activities/ranking.ts';
import { learnersOfGrade } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

/** A class list and no more: no address, no date of birth, no note (D-085). */
export const listLearnersByGrade = operation('listLearnersByGrade', ({ path, db }) => {
  const { id: gradeId, title: gradeTitle } = db.grades.getOrThrow(path.gradeId);
  return ok(
    learnersOfGrade(db, gradeId)
      .toSorted(byName)
      .map(({ id, name, surname, school }) => ({ id, name, surname, school, gradeTitle })),
  );
});
