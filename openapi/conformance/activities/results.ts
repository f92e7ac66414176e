import { has, item, matches } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const results = scenario(
  'results',
  'The learner, the parents and the Admin read an attempt, and later changes do not affect it.',
  async ({ admin, as, name, prefix, createClassroom, createLearner, createUser }) => {
    const classroom = await createClassroom('Grade of results');
    const parent = await createUser('Parent', 'Results-Parent');
    const tutor = await createUser('Tutor', 'Results-Tutor');
    const stranger = await createUser('Parent', 'Results-Stranger');
    const otherLearner = await createLearner('Results-Neighbour', classroom.gradeId);
    const child = await parent.createLearner({
      body: {
        name: 'Results-Child',
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
    has(await child2.submitActivityAnswers({ body: { activityId: classroom.activityId, questions: [] } }), {
      attemptNumber: 2,
    });
    // The result contains the answer key and the answer.
    const activityResult = await child2.getActivityResult({ id: activityAnswers.id });
    has(activityResult, {
      activityId: classroom.activityId,
      attemptNumber: 1,
      totalScore: 1,
      questions: { 4: { id: classroom.text } },
    });
    matches(item(activityResult.questions, 0).data, /"correctAnswer":\s*false/);
    matches(item(activityResult.questions, 0).data, /"score":\s*1/);
    matches(item(activityResult.questions, 4).data, /"answer":\s*"continue"/);
    matches(item(activityResult.questions, 4).data, /"correctAnswer":\s*"break"/);
    matches(item(activityResult.questions, 4).data, /"modelAnswer":\s*"It ends with the keyword."/);
    matches(item(activityResult.questions, 4).data, /"score":\s*0/);
    has(await parent.getActivityResult({ id: activityAnswers.id }), { id: activityAnswers.id });
    has(await tutor.getActivityResult({ id: activityAnswers.id }), { id: activityAnswers.id });
    has(await admin.getActivityResult({ id: activityAnswers.id }), { id: activityAnswers.id });
    await otherLearner.getActivityResult({ id: activityAnswers.id }).refused(403);
    await stranger.getActivityResult({ id: activityAnswers.id }).refused(403);
    await admin.getActivityResult({ id: 'contract-verify-unknown' }).refused(404);
    has(
      await admin.updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: 'No more {{}}.',
            questions: [],
          }),
        },
      }),
      { totalScore: 0 },
    );
    const activityResult2 = await child2.getActivityResult({ id: activityAnswers.id });
    has(activityResult2, { questions: { length: 5 }, totalScore: 1, activityTotalScore: 5 });
    matches(item(activityResult2.questions, 4).data, /"answer":\s*"continue"/);
    await admin.deleteActivity({ id: classroom.activityId });
    await child2.getActivityResult({ id: activityAnswers.id }).refused(404);
    await parent.deleteLearner({ id: child.id });
    await admin.deleteUser({ id: otherLearner.id });
    await admin.deleteUser({ id: parent.id });
    await admin.deleteUser({ id: tutor.id });
    await admin.deleteUser({ id: stranger.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
