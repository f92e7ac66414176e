import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDelay } from '#answers/answer-sync.ts';
import type { SavedAnswerSheet } from '#answers/answers.ts';
import { mergeAnswers, type SavedAnswer, type SentAnswer } from '#mocks/rules/activities/merge-answers.ts';
import { at, createDevice, settled, sheetOf, start, textQuestion } from './answers-fixture.ts';

/* One answer sheet in several tabs or on several devices: the newer answer to each question wins (D-246). */

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const ownAnswer = { prompt: 'Why?', answer: 'mine' };

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(sheet: SavedAnswerSheet) {
  const device = createDevice();
  const tab = await device.openSheet(sheet);
  return { ...device, tab, receive: (received: unknown) => tab.receive('act-1', received) };
}

describe('answerChangedAtUtc', () => {
  test('is the time of the change, and remains unchanged for other answers', async () => {
    const { tab, saves } = await open(sheetOf(['old', at(-5)]));
    await pass(1000);
    tab.type('second', 'new');
    await pass(saveDelay);
    expect(saves[0]?.times).toEqual([at(-5), '2025-05-15T13:08:01.000Z']);
  });

  test('is later than that of the replaced answer, even if the clock is slow', async () => {
    const { tab } = await open(sheetOf(['from the future', at(60)]));
    tab.type('first', 'newer');
    expect(tab.times()?.[0]).toBe('2025-05-15T14:08:00.001Z');
  });

  test('is omitted if the server does not send it', async () => {
    const questions = sheetOf().questions.map(({ answerChangedAtUtc: _time, ...question }) => question);
    const { tab } = await open({ questions });
    tab.type('first', 'mine');
    expect(tab.times()).toEqual([undefined, undefined]);
    tab.stop();
  });
});

describe('receive', () => {
  test('replaces only answers that are older than the received ones, and lists their questions', async () => {
    const { tab, receive } = await open(sheetOf(['old', at(-5)], ['old', at(-5)]));
    tab.type('second', 'mine');
    receive(sheetOf(['theirs', at(-1)], ['theirs', at(-1)]));
    expect(tab.shown()).toEqual(['theirs', 'mine']);
    expect(tab.replaced()).toEqual([['first', undefined]]);
    tab.dismissReplaced('act-1');
    expect(tab.replaced()).toEqual([]);
    tab.stop();
  });

  test('updates only the date-time of an equal answer', async () => {
    const { tab, receive } = await open(sheetOf(['same', at(-5)]));
    receive(sheetOf(['same', at(-1)]));
    expect(tab.shown()).toEqual(['same', undefined]);
    expect(tab.times()?.[0]).toBe(at(-1));
    expect(tab.replaced()).toEqual([]);
    expect(tab.stage()).toMatchObject({ save: 'untouched' });
  });

  test.each<[string, unknown]>([
    ['older answers', sheetOf(['theirs', at(-6)])],
    ['answers without date-times', sheetOf(['theirs'])],
    ['no answers and no date-times', sheetOf()],
    ['an invalid date-time', sheetOf(['theirs', 'tomorrow'])],
    ['answers of another activity', { questions: [textQuestion('third', 0, 'theirs', at(-1))] }],
    [
      'an answer of the wrong type',
      { questions: [{ ...textQuestion('first', 0, 'x', at(-1)), data: { answer: 7 } }] },
    ],
    ['data that is not an object', { questions: [{ id: 'first', data: 'x', answerChangedAtUtc: at(-1) }] }],
    ['not a sheet', { questions: 'none' }],
    ['a list of nulls', { questions: [null] }],
    ['an attempt without a number', { ...sheetOf(['theirs', at(-1)]), latestAttempt: { id: 'att-1' } }],
    ['undefined', undefined],
  ])('ignores a received value: %s', async (_case, received) => {
    const { tab, receive } = await open(sheetOf(['mine', at(-5)]));
    receive(received);
    expect(tab.shown()).toEqual(['mine', undefined]);
    expect(tab.times()).toEqual([at(-5), null]);
    expect(tab.replaced()).toEqual([]);
    expect(tab.stage()).toMatchObject({ name: 'editing' });
  });

  test('sets the date-times of the server after a save', async () => {
    const { tab, saves } = await open(sheetOf());
    tab.type('first', 'mine');
    await pass(saveDelay);
    await saves[0]?.succeed(sheetOf(['mine', at(-60)]));
    expect(tab.times()?.[0]).toBe(at(-60));
    expect(tab.stage()).toMatchObject({ save: 'saved' });
  });

  test('keeps answers typed during the save', async () => {
    const { tab, saves } = await open(sheetOf());
    tab.type('first', 'mine');
    await pass(saveDelay);
    tab.type('first', 'mine, longer');
    await saves[0]?.succeed(sheetOf(['mine', at(0)], ['theirs', at(-1)]));
    expect(tab.shown()).toEqual(['mine, longer', 'theirs']);
    expect(tab.replaced()).toEqual([['second', undefined]]);
    await pass(saveDelay);
    expect(saves[1]?.answers).toEqual(['mine, longer', 'theirs']);
  });
});

describe('replaced answer', () => {
  async function replaceOwnAnswerTwice() {
    const { tab, saves, receive } = await open(sheetOf());
    tab.type('first', 'mine');
    await pass(saveDelay);
    // The device's clock is slow: the server has a newer answer.
    await saves[0]?.succeed(sheetOf(['theirs', at(30)]));
    receive(sheetOf(['theirs, longer', at(31)]));
    return { tab, saves };
  }

  test('can be restored, and is then saved as the newest', async () => {
    const { tab, saves } = await replaceOwnAnswerTwice();
    expect(tab.shown()?.[0]).toBe('theirs, longer');
    expect(tab.replaced()).toEqual([['first', ownAnswer]]);
    tab.restoreOwn('act-1');
    expect(tab.shown()?.[0]).toBe('mine');
    expect(tab.replaced()).toEqual([]);
    expect(tab.times()?.[0]).toBe('2025-05-15T13:39:00.001Z');
    await pass(saveDelay);
    expect(saves[1]?.answers[0]).toBe('mine');
  });

  test('cannot be restored after the learner answers again', async () => {
    const { tab } = await replaceOwnAnswerTwice();
    tab.type('first', 'another one');
    expect(tab.replaced()).toEqual([]);
    tab.stop();
  });

  test('can be restored when the opened sheet has newer answers than the device', async () => {
    const { tab } = await open(sheetOf());
    tab.type('first', 'mine');
    tab.openSheet(sheetOf(['theirs', at(1)], ['theirs', at(1)]));
    expect(tab.shown()).toEqual(['theirs', 'theirs']);
    expect(tab.replaced()).toEqual([['first', ownAnswer]]);
    tab.stop();
  });
});

describe('superseded answer sheet', () => {
  const attempt = { id: 'att-2', attemptNumber: 2 };
  const before = { ...sheetOf(['mine', at(-5)]), latestAttempt: { id: 'att-1', attemptNumber: 1 } };
  const after = { ...sheetOf([undefined, at(-1)], [undefined, at(-1)]), latestAttempt: attempt };

  test('has the id of the result, keeps its answers and is no longer saved', async () => {
    const { tab, saves, receive } = await open(before);
    tab.type('second', 'unsaved');
    receive(after);
    expect(tab.stage()).toEqual({ name: 'superseded', resultId: 'att-2' });
    expect(tab.shown()).toEqual(['mine', 'unsaved']);
    tab.flush();
    await pass(60_000);
    expect(saves).toHaveLength(0);
  });

  test('is detected from the response to a save', async () => {
    const { tab, saves } = await open(before);
    tab.type('second', 'late');
    await pass(saveDelay);
    await saves[0]?.succeed(after);
    expect(tab.stage()).toEqual({ name: 'superseded', resultId: 'att-2' });
  });

  test('is not detected for an attempt that preceded the opening of the sheet', async () => {
    const { tab, receive } = await open({ ...before, latestAttempt: attempt });
    receive({ ...sheetOf(['mine', at(-5)]), latestAttempt: attempt });
    expect(tab.stage()).toMatchObject({ name: 'editing' });
  });

  test('keeps unsaved answers for the next attempt when it is opened again', async () => {
    const { tab } = await open(before);
    tab.type('second', 'unsaved');
    tab.openSheet(after);
    expect(tab.stage()).toMatchObject({ name: 'editing', save: 'unsaved' });
    expect(tab.shown()).toEqual([undefined, 'unsaved']);
    tab.stop();
  });
});

describe('tabs of one device', () => {
  test('show each other’s newer answers once they are saved', async () => {
    const device = createDevice();
    const [one, two] = [await device.openSheet(), await device.openSheet()];
    one.type('first', 'from one');
    await pass(saveDelay);
    await device.saves[0]?.succeed();
    expect(two.shown()).toEqual(['from one', undefined]);
    expect(two.replaced()).toEqual([['first', undefined]]);
  });

  test('keep the unsaved answers of both tabs after a restart', async () => {
    const device = createDevice();
    const old = sheetOf(['old', at(-5)], ['old', at(-5)]);
    const [one, two] = [await device.openSheet(old), await device.openSheet(old)];
    one.type('first', 'from one');
    await pass(1);
    two.type('second', 'from two');
    await settled();
    vi.clearAllTimers();
    const tab = device.openTab();
    await tab.start('lrn-lwazi');
    expect(tab.shown()).toEqual(['from one', 'from two']);
    vi.clearAllTimers();
  });

  test('do not mark each other’s unsaved answers as saved', async () => {
    const device = createDevice();
    const [one, two] = [await device.openSheet(), await device.openSheet()];
    two.type('second', 'from two');
    await pass(saveDelay);
    one.type('first', 'from one');
    await settled();
    await device.saves[0]?.succeed();
    expect(device.recordOf()).toMatchObject({ stage: 'unsaved' });
    one.stop();
  });

  test('show a submission of the other tab that waits for a connection', async () => {
    const device = createDevice();
    const [one, two] = [await device.openSheet(), await device.openSheet()];
    device.network.isOnline = false;
    one.type('first', 'from one');
    await one.submit('act-1');
    await settled();
    expect(two.stage()).toMatchObject({ name: 'waiting' });
    expect(two.shown()).toEqual(['from one', undefined]);
  });

  test('ignore messages about another learner', async () => {
    const device = createDevice();
    const [one, two] = [await device.openSheet(), await device.openSheet(sheetOf(), 'lrn-zola')];
    one.type('first', 'from one');
    await one.submit('act-1');
    expect(two.stage()).toMatchObject({ name: 'editing', save: 'untouched' });
  });
});

test('two devices show the same answers after the server has merged them', async () => {
  let saved: Record<string, SavedAnswer> = {};
  const server = {
    save: ({ answers, times }: { answers: unknown[]; times: unknown[] }) => {
      const sent = ['first', 'second'].map((id, index) => [
        id,
        { given: { answer: answers[index] }, changedAtUtc: times[index] },
      ]);
      const byId = Object.fromEntries(sent) as Record<string, SentAnswer>;
      saved = mergeAnswers(saved, byId, { submittedAt: undefined, now: new Date() });
      return server.sheet();
    },
    sheet: (): SavedAnswerSheet => ({
      questions: sheetOf().questions.map((question) => ({
        ...question,
        data: { prompt: 'Why?', ...saved[question.id]?.given },
        answerChangedAtUtc: saved[question.id]?.changedAtUtc ?? null,
      })),
    }),
  };
  const old = sheetOf(['old', at(-5)], ['old', at(-5)]);
  const [one, two] = [await open(old), await open(old)];
  one.tab.type('first', 'from one');
  await pass(100);
  two.tab.type('second', 'from two');
  two.tab.type('first', 'from two');
  await pass(100);
  one.tab.type('first', 'from one, newer');
  await pass(saveDelay);
  for (const { saves } of [two, one]) await saves[0]?.succeed(server.save(saves[0]));
  expect(one.tab.shown()).toEqual(['from one, newer', 'from two']);
  two.receive(server.sheet());
  expect(two.tab.shown()).toEqual(['from one, newer', 'from two']);
  expect(two.tab.replaced()).toEqual([['first', { prompt: 'Why?', answer: 'from two' }]]);
});
