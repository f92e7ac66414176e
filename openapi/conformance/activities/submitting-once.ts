import { answered, type Answers } from '../kit/answers.ts';
import type { Client } from '../kit/client.ts';
import { has, holds } from '../kit/expect.ts';
import { atOnce } from '../kit/race.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

const key = '"8e03978e-40d5-43dd-bc93-6894a57f9324"';
const otherKey = '"2f1c9a34-7d55-4c0e-9a63-0f4f0a1b77e1"';

export const submittingOnce = scenario(
  'submitting-once',
  'Repeating a submission with the same idempotency key creates no second attempt, unless the server ignores keys.',
  async ({ createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of submitting once');
    const { activityId } = classroom;
    const learner = await createLearner('once-learner', classroom.gradeId);
    const otherLearner = await createLearner('once-other', classroom.gradeId);
    const submitWith = (user: Client, idempotencyKey: string, answers: Answers, ofClassroom = classroom) =>
      user.submitActivityAnswers({
        body: { activityId, questions: answered(ofClassroom, answers) },
        headers: { 'idempotency-key': idempotencyKey },
      });

    const first = await submitWith(learner, key, { trueFalse: false });
    has(first, { attemptNumber: 1, totalScore: 1 });
    const repeated = await submitWith(learner, key, { trueFalse: false });
    if (repeated.id !== first.id) {
      // A server may ignore keys.
      has(repeated, { attemptNumber: 2 });
      return;
    }
    has(repeated, { attemptNumber: 1 });
    has(await submitWith(learner, key, { trueFalse: true }).refused(409), { code: 'idempotency-key-reused' });
    const report = await learner.listLearnerActivityResults({ learnerId: learner.id });
    has(report, { length: 1, 0: { id: first.id } });

    const ofOtherLearner = await submitWith(otherLearner, key, { trueFalse: true });
    has(ofOtherLearner, { attemptNumber: 1, totalScore: 0 });
    holds(ofOtherLearner, 'another attempt', ofOtherLearner.id !== first.id, ofOtherLearner.id);

    // A refused request does not consume its key.
    const unknownQuestion = { ...classroom, trueFalse: unknownId };
    await submitWith(learner, otherKey, { trueFalse: true }, unknownQuestion).refused(400);
    await atOnce(() => submitWith(learner, otherKey, { text: 'break' }), 201);
    const attempts = await learner.listLearnerActivityResults({ learnerId: learner.id });
    has(attempts, { length: 2, 0: { attemptNumber: 2 } });
  },
);
