import { has, holds, item, lacks } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const answering = scenario(
  'answering',
  'Answers are saved unchanged, and only the server marks them.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of answering');
    const learner = await createLearner('Answering-Anna', classroom.gradeId);
    const otherLearner = await createLearner('Answering-Ben', classroom.gradeId);
    const activityAnswerSheet = await learner.getActivityAnswerSheet({ id: classroom.activityId });
    has(activityAnswerSheet, {
      topicId: classroom.topicId,
      questions: { 0: { id: classroom.trueFalse }, 4: { id: classroom.text } },
    });
    lacks(item(activityAnswerSheet.questions, 0).data, /correctAnswer|modelAnswer|feedBack|score/);
    lacks(item(activityAnswerSheet.questions, 1).data, /correctAnswer|modelAnswer|feedBack|score/);
    lacks(item(activityAnswerSheet.questions, 2).data, /correctAnswer|modelAnswer|feedBack|score/);
    lacks(item(activityAnswerSheet.questions, 3).data, /\[\[\w|correctAnswers/);
    lacks(item(activityAnswerSheet.questions, 4).data, /correctAnswer|modelAnswer|feedBack|score/);
    lacks(
      item((await admin.getActivityAnswerSheet({ id: classroom.activityId })).questions, 0).data,
      /correctAnswer|modelAnswer|feedBack|score/,
    );
    // One of the two blanks and one of the two choices are wrong.
    const activityAnswers = await learner.submitActivityAnswers({
      body: {
        activityId: classroom.activityId,
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
          },
          {
            id: classroom.singleChoice,
            type: 'mcqSingleAnswer',
            data: json({
              prompt: 'What surrounds the body of a loop?',
              options: ['{}', '[]', '()'],
              answer: '[]',
            }),
          },
          {
            id: classroom.multiChoice,
            type: 'mcqMultiAnswer',
            data: json({
              prompt: 'Which of them are loops? Not {}.',
              options: ['for', 'if', 'while'],
              selectedAnswers: ['while', 'for'],
            }),
          },
          {
            id: classroom.fillIn,
            type: 'fillInTheBlanks',
            data: json({
              paragraph: 'A {} of [[]] runs while its condition is [[]].',
              hint: 'Think of English.',
              answer: ['while', 'false'],
            }),
          },
          {
            id: classroom.text,
            type: 'textAnswer',
            data: json({ prompt: 'Which keyword leaves a loop?', answer: ' BREAK ' }),
          },
        ],
        totalScore: 99,
      },
    });
    has(activityAnswers, {
      attemptNumber: 1,
      activityId: classroom.activityId,
      totalScore: 3.5,
      activityTotalScore: 5,
    });
    const activityAnswers2 = await learner.submitActivityAnswers({
      body: { activityId: classroom.activityId, questions: [], totalScore: 5 },
    });
    has(activityAnswers2, { attemptNumber: 2, totalScore: 0 });
    holds(activityAnswers2, 'id is not the expected id', activityAnswers2.id !== activityAnswers.id);
    const activityAnswers3 = await otherLearner.submitActivityAnswers({
      body: {
        activityId: classroom.activityId,
        questions: [
          {
            id: classroom.singleChoice,
            type: 'mcqSingleAnswer',
            data: json({
              prompt: 'What surrounds the body of a loop?',
              options: ['{}', '[]', '()'],
              answer: '{}',
            }),
          },
        ],
      },
    });
    has(activityAnswers3, { attemptNumber: 1, totalScore: 1 });
    await learner
      .submitActivityAnswers({
        body: {
          activityId: classroom.activityId,
          questions: [
            {
              id: 'contract-verify-unknown',
              type: 'truefalse',
              data: json({ question: 'The loop while (true) {} ends by itself.', answer: true }),
            },
          ],
        },
      })
      .refused(400);
    await learner
      .submitActivityAnswers({ body: { activityId: 'contract-verify-unknown', questions: [] } })
      .refused(404);
    // Attempts are in ascending order.
    const activity = await learner.getActivity({ id: classroom.activityId });
    has(activity, {
      results: { length: 2, 0: { id: activityAnswers.id, totalScore: 3.5 }, 1: { attemptNumber: 2 } },
    });
    has(await admin.getActivity({ id: classroom.activityId }), { results: { length: 0 } });
    await admin.deleteUser({ id: learner.id });
    await admin.deleteUser({ id: otherLearner.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
