import { activitiesOfSubject, toActivities } from '../../serializers/activity.ts';
import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

export const listActivitiesForLearner = operation('listActivitiesForLearner', ({ path, actor, db }) => {
  const { id, gradeId } = getLearnerOrThrow(db, actor, path.learnerId);
  const subjects = gradeId === null ? [] : db.subjects.where('gradeId', gradeId);
  const activities = subjects.flatMap((subject) => activitiesOfSubject(db, subject.id));
  return ok(toActivities(db, activities, actor, id));
});
