import { has, item, lacks } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const reports = scenario(
  'reports',
  'Only the learner, the parents and an Admin can read the report of a learner.',
  async ({ admin, as, name, prefix, createClassroom, createLearner, createUser }) => {
    const classroom = await createClassroom('Grade of reports');
    const parent = await createUser('Parent', 'Reports-Parent');
    const stranger = await createUser('Parent', 'Reports-Stranger');
    const otherLearner = await createLearner('Reports-Neighbour', classroom.gradeId);
    const child = await parent.createLearner({
      body: {
        name: 'Reports-Child',
        surname: prefix,
        dateOfBirth: '2015-03-14',
        relationship: 'Mother',
        gradeId: classroom.gradeId,
        role: 'Learner',
      },
    });
    const child2 = as((await parent.impersonateLearner({ body: { learnerId: child.id } })).token);
    const activityAnswers = await child2.submitActivityAnswers({
      body: {
        activityId: classroom.activityId,
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
          },
          {
            id: classroom.text,
            type: 'textAnswer',
            data: json({ prompt: 'Which keyword leaves a loop?', answer: 'continue' }),
          },
        ],
      },
    });
    has(activityAnswers, { totalScore: 1 });
    const activityAnswers2 = await child2.submitActivityAnswers({
      body: { activityId: classroom.activityId, questions: [] },
    });
    has(activityAnswers2, { attemptNumber: 2 });
    // The newest attempt is first.
    const learnerActivityResults = await child2.listLearnerActivityResults({ learnerId: child.id });
    has(learnerActivityResults, {
      length: 2,
      0: { id: activityAnswers2.id },
      1: { id: activityAnswers.id, totalScore: 1, topicId: classroom.topicId, termTitle: null },
    });
    const term = await admin.createTerm({ body: { title: name('Reports'), description: null } });
    has(
      await admin.updateTopic({
        id: classroom.topicId,
        body: {
          id: classroom.topicId,
          title: name('Loops'),
          description: null,
          subjectId: classroom.subjectId,
          termId: term.id,
        },
      }),
      { termId: term.id },
    );
    const learnerActivityResults2 = await parent.listLearnerActivityResults({ learnerId: child.id });
    has(learnerActivityResults2, { length: 2, 0: { termTitle: term.title } });
    await admin.deleteTerm({ id: term.id });
    // The topics of a deleted term are not deleted.
    has(await admin.getTopic({ id: classroom.topicId }), { termId: null });
    has(await admin.listLearnerActivityResults({ learnerId: child.id }), { length: 2 });
    await otherLearner.listLearnerActivityResults({ learnerId: child.id }).refused(403);
    await stranger.listLearnerActivityResults({ learnerId: child.id }).refused(403);
    await admin.listLearnerActivityResults({ learnerId: 'contract-verify-unknown' }).refused(404);
    has(await otherLearner.listLearnerActivityResults({ learnerId: otherLearner.id }), { length: 0 });
    const activitiesForLearner = await parent.listActivitiesForLearner({ learnerId: child.id });
    has(activitiesForLearner, { 0: { results: { length: 2, 0: { id: activityAnswers.id } } } });
    lacks(item(item(activitiesForLearner, 0).questions, 0).data, /correctAnswer|modelAnswer|feedBack|score/);
    await stranger.listActivitiesForLearner({ learnerId: child.id }).refused(403);
    has(await child2.listActivitiesWithResults({ topicId: classroom.topicId }), {
      0: { results: { length: 2 } },
    });
    await admin.deleteActivity({ id: classroom.activityId });
    has(await child2.listLearnerActivityResults({ learnerId: child.id }), { length: 0 });
    await parent.deleteLearner({ id: child.id });
    await admin.deleteUser({ id: otherLearner.id });
    await admin.deleteUser({ id: parent.id });
    await admin.deleteUser({ id: stranger.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
