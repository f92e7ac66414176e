import { has, holds } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const submittingOnce = scenario(
  'submitting-once',
  'Repeating a submission with the same idempotency key creates no second attempt.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of submitting once');
    const learner = await createLearner('Once-Anna', classroom.gradeId);
    const otherLearner = await createLearner('Once-Ben', classroom.gradeId);
    const activityAnswers = await learner.submitActivityAnswers({
      body: {
        activityId: classroom.activityId,
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
          },
        ],
      },
      headers: { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' },
    });
    has(activityAnswers, { attemptNumber: 1 });
    const activityAnswers2 = await learner.submitActivityAnswers({
      body: {
        activityId: classroom.activityId,
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: false }),
          },
        ],
      },
      headers: { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' },
    });
    has(activityAnswers2, { id: activityAnswers.id, attemptNumber: 1 });
    has(
      await learner
        .submitActivityAnswers({
          body: {
            activityId: classroom.activityId,
            questions: [
              {
                id: classroom.trueFalse,
                type: 'truefalse',
                data: json({ question: 'The loop while (true) {} ends by itself.', answer: true }),
              },
            ],
          },
          headers: { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' },
        })
        .refused(409),
      { code: 'idempotency-key-reused' },
    );
    const learnerActivityResults = await learner.listLearnerActivityResults({ learnerId: learner.id });
    has(learnerActivityResults, { length: 1, 0: { id: activityAnswers.id } });
    // Idempotency keys of different callers are independent.
    const activityAnswers3 = await otherLearner.submitActivityAnswers({
      body: {
        activityId: classroom.activityId,
        questions: [
          {
            id: classroom.trueFalse,
            type: 'truefalse',
            data: json({ question: 'The loop while (true) {} ends by itself.', answer: true }),
          },
        ],
      },
      headers: { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' },
    });
    has(activityAnswers3, { totalScore: 0 });
    holds(activityAnswers3, 'id is not the expected id', activityAnswers3.id !== activityAnswers.id);
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
        headers: { 'idempotency-key': '"2f1c9a34-7d55-4c0e-9a63-0f4f0a1b77e1"' },
      })
      .refused(400);
    has(
      await learner.submitActivityAnswers({
        body: {
          activityId: classroom.activityId,
          questions: [
            {
              id: classroom.text,
              type: 'textAnswer',
              data: json({ prompt: 'Which keyword leaves a loop?', answer: 'break' }),
            },
          ],
        },
        headers: { 'idempotency-key': '"2f1c9a34-7d55-4c0e-9a63-0f4f0a1b77e1"' },
      }),
      { attemptNumber: 2 },
    );
    await admin.deleteActivity({ id: classroom.activityId });
    await admin.deleteUser({ id: learner.id });
    await admin.deleteUser({ id: otherLearner.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
