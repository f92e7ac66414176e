import { learnersOfGrade } from '../../data/queries/people.ts';
import { byRank, scoresByLearner } from '../../rules/activities/ranking.ts';
import { ok, operation } from '../../server/operation.ts';

/** Everybody may read it, so it contains only names and scores (D-085). */
export const getGradeLeaderboard = operation('getGradeLeaderboard', ({ query, db }) => {
  const grade = db.grades.getOrThrow(query.gradeId);
  const attempts = db.subjects
    .where('gradeId', grade.id)
    .flatMap((subject) => db.topics.where('subjectId', subject.id))
    .flatMap((topic) => db.activities.where('topicId', topic.id))
    .flatMap((activity) => db.attempts.where('activityId', activity.id));
  const scores = scoresByLearner(attempts);
  const rows = learnersOfGrade(db, grade.id)
    .filter(({ isActive }) => isActive)
    .flatMap(({ id: learnerId, name: firstName, surname: lastName }) => {
      const totalScore = scores.get(learnerId)?.totalScore;
      return totalScore === undefined ? [] : { learnerId, firstName, lastName, totalScore };
    });
  return ok(rows.toSorted(byRank));
});
