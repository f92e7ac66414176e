import { learnersOfGrade } from '../../data/queries/people.ts';
import { byRank, percentage, scoresByLearner } from '../../rules/activities/ranking.ts';
import { ok, operation } from '../../server/operation.ts';

/** Suspended activities count as well. Rows have no `learnerId` (D-082). */
export const getActivityLeaderboard = operation('getActivityLeaderboard', ({ query, db }) => {
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

  const rows = learnersOfGrade(db, grade.id)
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, name: firstName, surname: lastName, school }) => {
      const score = scores.get(id);
      if (!score) return [];
      const gradeTitle = grade.title;
      return { firstName, lastName, school, gradeTitle, ...score, percentage: percentage(score) };
    });
  return ok(rows.toSorted(byRank));
});
