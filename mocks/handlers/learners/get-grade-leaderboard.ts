import { byRank, scoresByLearner } from '../../rules/activities/ranking.ts';
import { ok, operation } from '../../server/operation.ts';
import { leaderboardLearners } from '../../services/activities/leaderboard.ts';

/** All roles may call it, so the response contains only ids, names and scores (D-085). */
export const getGradeLeaderboard = operation('getGradeLeaderboard', ({ query, actor, db }) => {
  const grade = db.grades.getOrThrow(query.gradeId);
  const attempts = db.subjects
    .where('gradeId', grade.id)
    .flatMap((subject) => db.topics.where('subjectId', subject.id))
    .flatMap((topic) => db.activities.where('topicId', topic.id))
    .flatMap((activity) => db.attempts.where('activityId', activity.id));
  const scores = scoresByLearner(attempts);
  const rows = leaderboardLearners(db, actor, grade.id).flatMap(({ learner, name }) => {
    const totalScore = scores.get(learner.id)?.totalScore;
    return totalScore === undefined ? [] : { ...name, totalScore };
  });
  return ok(rows.toSorted(byRank));
});
