import { ok, operation } from '../../operation.ts';
import { toActivity } from '../../wire/activity.ts';
import { needLearner } from '../../wire/learner.ts';

export const listActivitiesForLearner = operation('listActivitiesForLearner', ({ path, actor, db }) => {
  const learner = needLearner(db, actor, path.learnerId);
  const subjects = learner.gradeId === null ? [] : db.subjects.where('gradeId', learner.gradeId);
  const topics = subjects.flatMap((subject) => db.topics.where('subjectId', subject.id));
  const activities = topics.flatMap((topic) => db.activities.where('topicId', topic.id));
  return ok(activities.map((activity) => toActivity(db, activity, { viewer: actor, learnerId: learner.id })));
});
