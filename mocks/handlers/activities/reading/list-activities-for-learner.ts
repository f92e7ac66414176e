import { activitiesOfSubject } from '#mocks/data/queries/activities.ts';
import { toActivities } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { getLearnerOrThrow } from '#mocks/services/accounts/learners.ts';

export const listActivitiesForLearner = operation('listActivitiesForLearner', ({ path, actor, db }) => {
  const { id, gradeId } = getLearnerOrThrow(db, actor, path.learnerId);
  const subjects = gradeId === null ? [] : db.subjects.where('gradeId', gradeId);
  const activities = subjects.flatMap((subject) => activitiesOfSubject(db, subject.id));
  return ok(toActivities(db, activities, actor, id));
});
