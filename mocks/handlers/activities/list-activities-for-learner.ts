import { activitiesOfSubject } from '../../data/queries/activities.ts';
import { toActivities } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';

export const listActivitiesForLearner = operation('listActivitiesForLearner', ({ path, actor, db }) => {
  const { id, gradeId } = getLearnerOrThrow(db, actor, path.learnerId);
  const subjects = gradeId === null ? [] : db.subjects.where('gradeId', gradeId);
  const activities = subjects.flatMap((subject) => activitiesOfSubject(db, subject.id));
  return ok(toActivities(db, activities, actor, id));
});
