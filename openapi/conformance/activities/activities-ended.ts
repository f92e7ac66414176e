import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const activitiesEnd = scenario(
  'activities-end',
  'Only staff find a suspended activity, and no role finds a deleted one.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of activities end');
    const learner = await createLearner('Activities-Visitor', classroom.gradeId);
    await admin.suspendActivity({ body: { id: classroom.activityId } });
    await admin.suspendActivity({ body: { id: classroom.activityId } }).refused(409);
    has(await admin.getActivity({ id: classroom.activityId }), { id: classroom.activityId });
    await learner.getActivity({ id: classroom.activityId }).refused(404);
    await learner.getActivityAnswerSheet({ id: classroom.activityId }).refused(404);
    await learner.saveActivityAnswers({ id: classroom.activityId, body: { questions: [] } }).refused(404);
    await learner
      .submitActivityAnswers({ body: { activityId: classroom.activityId, questions: [] } })
      .refused(404);
    has(await learner.listActivitiesByTopic({ id: classroom.topicId }), { length: 0 });
    has(await learner.listActivitiesForLearner({ learnerId: learner.id }), { length: 0 });
    has(await admin.listActivitiesByTopic({ id: classroom.topicId }), { 0: { id: classroom.activityId } });
    await admin.deleteActivity({ id: classroom.activityId });
    await admin.getActivity({ id: classroom.activityId }).refused(404);
    await admin.deleteActivity({ id: classroom.activityId }).refused(404);
    await admin.suspendActivity({ body: { id: classroom.activityId } }).refused(404);
    has(await admin.listActivitiesByTopic({ id: classroom.topicId }), { length: 0 });
    await admin.deleteUser({ id: learner.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
