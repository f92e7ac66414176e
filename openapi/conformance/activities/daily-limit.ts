import { has, item, Unmet } from '../kit/expect.ts';
import { json, scenario, type User } from '../kit/scenario.ts';

/** The usual limit is three attempts, but a server may have a different one. */
const maxAttempts = 30;

async function submitUntilLimit(learner: User, activityId: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { status } = await learner
      .submitActivityAnswers({ body: { activityId, questions: [] } })
      .anyOf(201, 402);
    if (status === 402) return;
  }
  throw new Unmet('a daily limit', `${maxAttempts} attempts`, '', undefined);
}

export const dailyLimit = scenario(
  'daily-limit',
  'A learner without a plan has a limited number of free attempts a day.',
  async ({ admin, name, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of daily limit');
    const learner = await createLearner('Limit-Anna', classroom.gradeId);
    const otherLearner = await createLearner('Limit-Ben', classroom.gradeId);
    const anotherActivity = await admin.createActivity({
      body: { title: name('For'), topicId: classroom.topicId },
    });
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
    await submitUntilLimit(learner, classroom.activityId);
    has(
      await learner
        .submitActivityAnswers({ body: { activityId: classroom.activityId, questions: [] } })
        .refused(402),
      { learnerId: learner.id },
    );
    const learnerActivityResults = await learner.listLearnerActivityResults({ learnerId: learner.id });
    has(await learner.getActivityAnswerSheet({ id: classroom.activityId }).refused(402), {
      learnerId: learner.id,
    });
    has(
      await learner.saveActivityAnswers({ id: classroom.activityId, body: { questions: [] } }).refused(402),
      { learnerId: learner.id },
    );
    has(
      await learner
        .submitActivityAnswers({ body: { activityId: anotherActivity.id, questions: [] } })
        .refused(402),
      { learnerId: learner.id },
    );
    has(await learner.listLearnerActivityResults({ learnerId: learner.id }), {
      0: { id: item(learnerActivityResults, 0).id },
    });
    // A repeated idempotency key returns the stored response, and nothing new is submitted.
    has(
      await learner.submitActivityAnswers({
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
      }),
      { id: activityAnswers.id },
    );
    await otherLearner.getActivityAnswerSheet({ id: classroom.activityId });
    has(await admin.submitActivityAnswers({ body: { activityId: classroom.activityId, questions: [] } }), {
      attemptNumber: 1,
    });
    // Deleted attempts do not count.
    await admin.deleteActivity({ id: classroom.activityId });
    await learner.getActivityAnswerSheet({ id: anotherActivity.id });
    await admin.deleteUser({ id: learner.id });
    await admin.deleteUser({ id: otherLearner.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
