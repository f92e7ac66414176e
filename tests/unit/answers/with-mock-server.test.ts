import { afterEach, describe, expect, test, vi } from 'vitest';
import { toRecord } from '#answers/answer-record.ts';
import { answerStorage, learnerAnswers } from '#answers/learner-answers.ts';
import { toAnswerSheet } from '#mocks/serializers/activity.ts';
import { browserSessions } from '../session/session-fixture.ts';

/* `learnerAnswers` with the real client and the mock, signed in with the stored token. */
const session = browserSessions();
const { mock } = session;

const activityId = 'act-4-fractions-halves';

const countAttempts = (learnerId: string) => mock.backend.db.attempts.where('learnerId', learnerId).length;
const stage = () => learnerAnswers.get(activityId)?.stage;

afterEach(async () => {
  learnerAnswers.stop();
  await answerStorage.remove('lrn-lwazi', activityId);
});

async function openAsLwazi(): Promise<void> {
  await session.login('lwazi');
  await learnerAnswers.start('lrn-lwazi');
  const { db } = mock.backend;
  const { questions, ...sheet } = toAnswerSheet(db, db.activities.getOrThrow(activityId), 'lrn-lwazi');
  const decoded = questions.map((question) => ({ ...question, data: JSON.parse(question.data) as object }));
  learnerAnswers.open({ ...sheet, questions: decoded });
}

/** The submission waits for a connection: Node's `navigator` is not online. */
async function submitAsLwazi(): Promise<void> {
  await openAsLwazi();
  await learnerAnswers.submit(activityId);
}

test('flush saves nothing after another learner has signed in through another tab (D-018)', async () => {
  await openAsLwazi();
  const [question] = learnerAnswers.get(activityId)?.questions ?? [];
  learnerAnswers.answer(activityId, question?.id ?? '', { ...(question?.data as object), answer: true });
  await session.login('zola');
  const draftsOfZola = () => mock.backend.db.drafts.where('learnerId', 'lrn-zola');
  const before = draftsOfZola();
  learnerAnswers.flush();
  await vi.waitFor(() => expect(stage()).toMatchObject({ save: 'failed' }));
  expect(draftsOfZola()).toEqual(before);
});

test('an open answer sheet shows the newer answers that another tab has stored', async () => {
  await openAsLwazi();
  const answers = learnerAnswers.get(activityId);
  if (!answers) throw new Error('The answer sheet is not open.');
  const questions = answers.questions.map((question) => ({
    ...question,
    data: { ...(question.data as object), answer: true },
    answerChangedAtUtc: new Date().toISOString(),
  }));
  await answerStorage.put({ ...toRecord('lrn-lwazi', { ...answers, questions }), stage: 'saved' });
  const otherTab = new BroadcastChannel('springbyte-answers');
  const post: (envelope: object) => void = otherTab.postMessage.bind(otherTab);
  post({ from: 'other tab', message: { learnerId: 'lrn-lwazi', activityId } });
  otherTab.close();
  await vi.waitFor(() =>
    expect(learnerAnswers.get(activityId)?.questions[0]?.data).toMatchObject({ answer: true }),
  );
});

describe('sendNow', () => {
  test('creates one attempt although the first two responses are lost', async () => {
    const before = countAttempts('lrn-lwazi');
    await submitAsLwazi();
    mock.backend.faults.add({ operation: 'submitActivityAnswers', status: 'lost', times: 2 });
    await learnerAnswers.sendNow();
    expect(stage()).toMatchObject({ name: 'waiting', reason: 'offline' });
    await learnerAnswers.sendNow();
    expect(stage()).toMatchObject({ name: 'submitted' });
    expect(countAttempts('lrn-lwazi')).toBe(before + 1);
    expect(await answerStorage.list('lrn-lwazi')).toEqual([]);
  });

  test('sends nothing after another learner has signed in through another tab, until the token is the first learner’s again (D-018)', async () => {
    await submitAsLwazi();
    const [countOfLwazi, countOfZola] = [countAttempts('lrn-lwazi'), countAttempts('lrn-zola')];
    const token = session.stored('token');
    await session.login('zola');
    await learnerAnswers.sendNow();
    expect(stage()).toMatchObject({ name: 'waiting' });
    expect([countAttempts('lrn-lwazi'), countAttempts('lrn-zola')]).toEqual([countOfLwazi, countOfZola]);
    expect(await answerStorage.list('lrn-lwazi')).toHaveLength(1);

    session.store('token', token);
    await learnerAnswers.sendNow();
    expect(stage()).toMatchObject({ name: 'submitted' });
  });

  test('allows editing after a refusal', async () => {
    await submitAsLwazi();
    mock.backend.db.activities.update(activityId, { isSuspended: true });
    await learnerAnswers.sendNow();
    expect(stage()).toMatchObject({ name: 'editing', failure: { status: 404 } });
  });
});
