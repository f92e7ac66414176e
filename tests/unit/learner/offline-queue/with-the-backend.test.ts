import { afterEach, describe, expect, test } from 'vitest';
import { offlineQueue, submissionStore } from '#features/learner/offline-queue/offline-queue.ts';
import type { Outcome } from '#features/learner/offline-queue/outcomes.ts';
import type { Submission } from '#features/learner/offline-queue/submission.ts';
import { browserSessions } from '../../session/session-fixture.ts';

/* The queue with the real client and the mock, signed in as the token in the browser's storage says. */
const session = browserSessions();
const { mock } = session;

const submission: Submission = {
  learnerId: 'lrn-lwazi',
  activityId: 'act-4-fractions-halves',
  topicId: 'top-4-fractions',
  questions: [
    {
      id: 'que-4-fractions-halves-1',
      type: 'truefalse',
      data: { question: 'Three quarters of a metre is the same as 75 cm.', answer: true },
    },
  ],
  key: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  submittedAt: '2025-05-15T13:08:00.000Z',
};

const attemptsOf = (learnerId: string) => mock.backend.db.attempts.where('learnerId', learnerId).length;

/** The outcomes of pressing 'Send now'. */
async function sendNow(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const unsubscribe = offlineQueue.outcomes.subscribe((outcome) => outcomes.push(outcome));
  await offlineQueue.sendNow();
  unsubscribe();
  return outcomes;
}

afterEach(async () => {
  offlineQueue.stop();
  await submissionStore.remove(submission);
});

async function submitAsLwazi(): Promise<void> {
  await session.login('lwazi');
  await offlineQueue.start('lrn-lwazi');
  await offlineQueue.add(submission);
}

describe('a queued submission', () => {
  test('becomes one attempt although the first response was lost', async () => {
    await submitAsLwazi();
    const before = attemptsOf('lrn-lwazi');
    mock.backend.faults.push({ operation: 'submitActivityAnswers', status: 'lost', times: 1 });
    expect(await sendNow()).toEqual([]);
    expect(offlineQueue.entry(submission.activityId)).toMatchObject({ failureReason: 'offline' });
    expect(await sendNow()).toMatchObject([{ kind: 'sent' }]);
    expect(attemptsOf('lrn-lwazi')).toBe(before + 1);
    expect(await submissionStore.list('lrn-lwazi')).toEqual([]);
  });

  test('is not sent as somebody whom another tab has signed in a moment ago (D-018)', async () => {
    await submitAsLwazi();
    const [ofLwazi, ofZola] = [attemptsOf('lrn-lwazi'), attemptsOf('lrn-zola')];
    const token = session.stored('token');
    await session.login('zola');
    expect(await sendNow()).toEqual([]);
    expect([attemptsOf('lrn-lwazi'), attemptsOf('lrn-zola')]).toEqual([ofLwazi, ofZola]);
    expect(await submissionStore.list('lrn-lwazi')).toHaveLength(1);

    session.store('token', token);
    expect(await sendNow()).toMatchObject([{ kind: 'sent' }]);
  });

  test('can be changed when the server rejects it, and leads nobody to another page', async () => {
    await submitAsLwazi();
    mock.backend.db.activities.update(submission.activityId, { isSuspended: true });
    expect(await sendNow()).toMatchObject([{ kind: 'rejected', problem: { status: 404 } }]);
    expect(offlineQueue.clearRejection(submission.activityId)).toBe(true);
  });
});
