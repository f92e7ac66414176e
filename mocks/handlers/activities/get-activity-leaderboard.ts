import { byRank, percentage, standings } from '../../rules/activities/ranking.ts';
import { learnersOfGrade } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

/** Suspended activities count as well. Rows leave `learnerId` out, as the documents do (D-082). */
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
  const reached = standings(attempts);

  const rows = learnersOfGrade(db, grade.id)
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, name: firstName, surname: lastName, school }) => {
      const standing = reached.get(id);
      if (!standing) return [];
      const gradeTitle = grade.title;
      return { firstName, lastName, school, gradeTitle, ...standing, percentage: percentage(standing) };
    });
  return ok(rows.toSorted(byRank));
});
