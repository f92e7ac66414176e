import { ok, operation } from '../../operation.ts';
import { byName } from '../../rules/ranking.ts';
import { learnersOfGrade } from '../../wire/learner.ts';

/** A class list and no more: no address, no date of birth, no note (D-085). */
export const listLearnersByGrade = operation('listLearnersByGrade', ({ path, db }) => {
  const { id: gradeId, title: gradeTitle } = db.grades.need(path.gradeId);
  return ok(
    learnersOfGrade(db, gradeId)
      .toSorted(byName)
      .map(({ id, name, surname, school }) => ({ id, name, surname, school, gradeTitle })),
  );
});
