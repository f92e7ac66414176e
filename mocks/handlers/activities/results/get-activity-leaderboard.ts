import { byRank, percentage, scoresByLearner } from '#mocks/rules/activities/ranking.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { leaderboardLearners } from '#mocks/services/activities/leaderboard.ts';

export const getActivityLeaderboard = operation('getActivityLeaderboard', ({ query, actor, db }) => {
  const { subjectId, topicId } = query;
  const grade = db.grades.getOrThrow(query.gradeId);
  if (subjectId !== undefined) db.subjects.getOrThrow(subjectId);
  if (topicId !== undefined) db.topics.getOrThrow(topicId);

  const attempts = db.subjects
    .where('gradeId', grade.id)
    .filter((subject) => subjectId === undefined || subject.id === subjectId)
    .flatMap((subject) => db.topics.where('subjectId', subject.id))
    .filter((topic) => topicId === undefined || topic.id === topicId)
    .flatMap((topic) => db.activities.where('topicId', topic.id))
    .flatMap((activity) => db.attempts.where('activityId', activity.id));
  const scores = scoresByLearner(attempts);

  const rows = leaderboardLearners(db, actor, grade.id).flatMap(({ learner, name, isKnown }) => {
    const score = scores.get(learner.id);
    if (!score) return [];
    const school = isKnown ? learner.school : null;
    return { ...name, school, gradeTitle: grade.title, ...score, percentage: percentage(score) };
  });
  return ok(rows.toSorted(byRank));
});
