import { has, lists } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

export const listsOfActivities = scenario(
  'lists-of-activities',
  'A list contains every activity of the topic, the subject or the learner’s grade, and may be empty.',
  async ({ admin, name, prefix, createClassroom, createUser, createChild }) => {
    const { gradeId, subjectId, topicId, activityId } = await createClassroom('Grade of lists of activities');
    const parent = await createUser('Parent', 'listing-parent');
    const learner = await createChild(parent, 'Lwazi', gradeId);

    const secondTopic = await admin.createTopic({ body: { title: name('Arrays'), subjectId } });
    has(await learner.listActivitiesByTopic({ id: secondTopic.id }), { length: 0 });
    has(await learner.listActivitiesWithResults({ topicId: secondTopic.id }), { length: 0 });

    const secondActivity = await admin.createActivity({
      body: { title: name('Lists'), topicId: secondTopic.id },
    });
    const ofTopic = await learner.listActivitiesByTopic({ id: topicId });
    has(ofTopic, { length: 1, 0: { id: activityId } });
    const withResults = await learner.listActivitiesWithResults({ topicId });
    has(withResults, { length: 1, 0: { id: activityId } });
    for (const list of [
      await learner.listActivitiesBySubject({ id: subjectId }),
      await learner.listActivitiesForLearner({ learnerId: learner.id }),
    ]) {
      has(list, { length: 2 });
      lists(list, { id: activityId });
      lists(list, { id: secondActivity.id });
    }

    const emptySubject = await admin.createSubject({ body: { title: name('Robotics'), gradeId } });
    has(await learner.listActivitiesBySubject({ id: emptySubject.id }), { length: 0 });

    const learnerWithoutGrade = await parent.createLearner({
      body: {
        name: 'Kabelo',
        surname: prefix,
        dateOfBirth: '2015-03-14',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    has(await parent.listActivitiesForLearner({ learnerId: learnerWithoutGrade.id }), { length: 0 });
    await learner.listActivitiesForLearner({ learnerId: learnerWithoutGrade.id }).refused(403);
  },
);

export const unknownActivities = scenario(
  'unknown-activities',
  'An unknown activity, topic, subject or learner returns 404.',
  async ({ admin }) => {
    await admin.getActivity({ id: unknownId }).refused(404);
    await admin.getActivityAnswerSheet({ id: unknownId }).refused(404);
    await admin.listActivitiesByTopic({ id: unknownId }).refused(404);
    await admin.listActivitiesWithResults({ topicId: unknownId }).refused(404);
    await admin.listActivitiesWithResults({ topicId: '' }).refused(400);
    await admin.listActivitiesBySubject({ id: unknownId }).refused(404);
    await admin.listActivitiesForLearner({ learnerId: unknownId }).refused(404);
    await admin.listLearnerActivityResults({ learnerId: unknownId }).refused(404);
    await admin.getActivityResult({ id: unknownId }).refused(404);
    await admin.deleteActivity({ id: unknownId }).refused(404);
    await admin.suspendActivity({ body: { id: unknownId } }).refused(404);
  },
);
