import { answered, save, submit, submitQuestions } from '../kit/answers.ts';
import type { Classroom } from '../kit/classroom.ts';
import { has, Unmet } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario, type User, unknownId } from '../kit/scenario.ts';

/** The usual limit is three attempts, but a server may have a different one. */
const maxAttempts = 30;

/** @returns the number of attempts */
async function submitUntilLimit(learner: User, classroom: Classroom): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { status } = await submit(learner, classroom).anyOf(201, 402);
    if (status === 402) return attempt;
  }
  throw new Unmet('a daily limit', `${maxAttempts} attempts`, '', undefined);
}

export const dailyLimit = scenario(
  'daily-limit',
  'A learner without a plan has a limited number of free attempts a day.',
  async ({ admin, name, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of daily limit');
    const { activityId: id, topicId, gradeId } = classroom;
    const learner = await createLearner('limited-learner', gradeId);
    const otherLearner = await createLearner('limited-other', gradeId);
    const otherActivity = await admin.createActivity({ body: { title: name('For'), topicId } });
    const first = {
      body: { activityId: id, questions: answered(classroom, { trueFalse: false }) },
      headers: { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' },
    };
    const attempt = await learner.submitActivityAnswers(first);

    const limit = 1 + (await submitUntilLimit(learner, classroom));
    const learnerId = learner.id;
    const attempts = await learner.listLearnerActivityResults({ learnerId });
    has(await submit(learner, classroom).refused(402), { learnerId });
    has(await learner.getActivityAnswerSheet({ id }).refused(402), { learnerId });
    has(await save(learner, classroom, []).refused(402), { learnerId });
    has(await submit(learner, { ...classroom, activityId: otherActivity.id }).refused(402), { learnerId });
    // Request and records are checked before the limit.
    const unknownQuestion = answered({ ...classroom, trueFalse: unknownId }, { trueFalse: true });
    await submitQuestions(learner, classroom, unknownQuestion).refused(400);
    await submit(learner, { ...classroom, activityId: unknownId }).refused(404);
    has(await learner.listLearnerActivityResults({ learnerId }), { length: attempts.length });

    // A repeated request gets the first attempt again, unless the server ignores keys.
    const repeated = await learner.submitActivityAnswers(first).anyOf(201, 402);
    if (repeated.status === 201) has(repeated, { body: { id: attempt.id } });
    has(await otherLearner.getActivityAnswerSheet({ id }), { id });
    for (let count = 1; count < limit; count += 1) await submit(otherLearner, classroom);
    await onlyOne(() => submit(otherLearner, classroom), { accepted: 201, refused: 402 });
    has(await submit(admin, classroom), { attemptNumber: 1 });

    // Deleted attempts do not count.
    await admin.deleteActivity({ id });
    has(await learner.getActivityAnswerSheet({ id: otherActivity.id }), { id: otherActivity.id });
  },
);

/** Date-times before and after a midnight in Johannesburg that has passed. */
function aroundMidnight(): [before: Date, after: Date] {
  const minute = 60_000;
  const day = 24 * 60 * minute;
  const midnight = Math.floor(Date.now() / day) * day - 2 * 60 * minute;
  return [new Date(midnight - 10 * minute), new Date(midnight + 10 * minute)];
}

export const freeAttemptsOfTheNextDay = scenario(
  'free-attempts-of-the-next-day',
  'The free attempts return at midnight in Johannesburg.',
  async ({ admin, at, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of the next day');
    const { activityId: id } = classroom;
    const learner = await createLearner('next-day', classroom.gradeId);
    const [before, after] = aroundMidnight();

    await at(before, async () => {
      await submitUntilLimit(learner, classroom);
      await learner.getActivityAnswerSheet({ id }).refused(402);
    });
    await at(after, async () => {
      has(await learner.getActivityAnswerSheet({ id }), { id });
      await submit(learner, classroom);
    });
    const attempts = await admin.listLearnerActivityResults({ learnerId: learner.id });
    has(attempts, { 0: { attemptNumber: attempts.length } });
  },
  { needs: ['clock'] },
);
