import { has, holds, item, lacks, lists, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const activitiesRead = scenario(
  'activities-read',
  'Staff see the answer key of an activity and learners do not, in every list.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of activities read');
    const learner = await createLearner('Activities-Reader', classroom.gradeId);
    const otherLearner = await createLearner('Activities-Other', classroom.gradeId);
    const activity = await admin.getActivity({ id: classroom.activityId });
    has(activity, { totalScore: 5 });
    holds(activity, 'lastModifiedUserId is not null', activity.lastModifiedUserId !== null);
    matches(item(activity.questions, 0).data, /"correctAnswer":\s*false/);
    matches(item(activity.questions, 3).data, /\[\[while\]\]/);
    const activity2 = await learner.getActivity({ id: classroom.activityId });
    has(activity2, { totalScore: 5, results: { length: 0 } });
    lacks(item(activity2.questions, 0).data, /correctAnswer|modelAnswer|feedBack|score/);
    matches(item(activity2.questions, 3).data, /\[\[\]\]/);
    lacks(item(activity2.questions, 3).data, /\[\[\w/);
    matches(item(activity2.questions, 3).data, /Think of English/);
    lists(await admin.listActivities(), { id: classroom.activityId, totalScore: 5 });
    lists(await admin.listActivitiesByTopic({ id: classroom.topicId }), { id: classroom.activityId });
    const activitiesByTopic = await learner.listActivitiesByTopic({ id: classroom.topicId });
    has(activitiesByTopic, { 0: { id: classroom.activityId } });
    lacks(item(item(activitiesByTopic, 0).questions, 0).data, /correctAnswer|modelAnswer|feedBack|score/);
    lacks(item(item(activitiesByTopic, 0).questions, 3).data, /\[\[\w/);
    lists(await admin.listActivitiesBySubject({ id: classroom.subjectId }), { id: classroom.activityId });
    const activitiesBySubject = await learner.listActivitiesBySubject({ id: classroom.subjectId });
    has(activitiesBySubject, { 0: { id: classroom.activityId } });
    lacks(item(item(activitiesBySubject, 0).questions, 0).data, /correctAnswer|modelAnswer|feedBack|score/);
    const activitiesForLearner = await admin.listActivitiesForLearner({ learnerId: learner.id });
    has(activitiesForLearner, { 0: { id: classroom.activityId } });
    matches(item(item(activitiesForLearner, 0).questions, 0).data, /"correctAnswer":\s*false/);
    const activitiesForLearner2 = await learner.listActivitiesForLearner({ learnerId: learner.id });
    has(activitiesForLearner2, { 0: { id: classroom.activityId } });
    lacks(item(item(activitiesForLearner2, 0).questions, 0).data, /correctAnswer|modelAnswer|feedBack|score/);
    await learner.listActivitiesForLearner({ learnerId: otherLearner.id }).refused(403);
    await admin.listActivitiesForLearner({ learnerId: 'contract-verify-unknown' }).refused(404);
    lists(await admin.listActivitiesWithResults({ topicId: classroom.topicId }), {
      id: classroom.activityId,
    });
    const activitiesWithResults = await learner.listActivitiesWithResults({ topicId: classroom.topicId });
    has(activitiesWithResults, { 0: { id: classroom.activityId } });
    lacks(item(item(activitiesWithResults, 0).questions, 0).data, /correctAnswer|modelAnswer|feedBack|score/);
    await admin.listActivitiesWithResults({ topicId: 'contract-verify-unknown' }).refused(404);
    await admin.listActivitiesWithResults({ topicId: '' }).refused(400);
    await admin.listActivitiesByTopic({ id: 'contract-verify-unknown' }).refused(404);
    await admin.listActivitiesBySubject({ id: 'contract-verify-unknown' }).refused(404);
    await admin.deleteUser({ id: learner.id });
    await admin.deleteUser({ id: otherLearner.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
