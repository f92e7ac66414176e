import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswerDraft, quietPeriod } from '#features/learner/do-activity/draft/answer-draft.ts';
import type { KeptSheet } from '#features/learner/do-activity/draft/kept-sheet.ts';
import type { DatedQuestion } from '#features/learner/do-activity/draft/merge-answers.ts';
import { answersToKeep, type SavedAnswer, type SentAnswer } from '#mocks/rules/activities/newer-answers.ts';
import { pickAnswer } from '#mocks/rules/activities/withholding.ts';

const start = new Date('2025-05-15T13:08:00.000Z');

/** Some minutes after the start. */
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

const textQuestion = (
  id: string,
  sortOrder: number,
  answer?: string,
  time: string | null = null,
): DatedQuestion => ({
  id,
  type: 'textAnswer',
  data: { prompt: 'Why?', ...(answer !== undefined && { answer }) },
  sortOrder,
  mediaPath: null,
  answerChangedAtUtc: time,
});

/** An answer and when it was given. */
type Saved = [answer?: string | undefined, changedAtUtc?: string];

const sheetOf = (first: Saved, second: Saved = []): KeptSheet => ({
  questions: [
    textQuestion('first', 0, first[0], first[1] ?? null),
    textQuestion('second', 1, second[0], second[1] ?? null),
  ],
});

/** A draft of the sheet with the saves that it has made; each is pending until the test settles it. */
function open(loaded: KeptSheet = sheetOf([])) {
  const saves: { sent: readonly DatedQuestion[]; succeed: (kept: unknown) => Promise<void> }[] = [];
  const save = (sent: readonly DatedQuestion[]) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const succeed = async (kept: unknown) => {
      resolve(kept);
      await vi.advanceTimersByTimeAsync(0);
    };
    saves.push({ sent, succeed });
    return promise;
  };
  const draft = createAnswerDraft(loaded, { save, now: () => new Date() });
  const answer = (id: string, words: string) => draft.setAnswer(id, { prompt: 'Why?', answer: words });
  const shown = () =>
    draft.snapshot().questions.map(({ data }) => (data as { answer?: string | undefined }).answer);
  const times = () => draft.snapshot().questions.map((question) => question.answerChangedAtUtc);
  const replaced = () => draft.snapshot().replaced.map(({ id, own }) => [id, own]);
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { draft, saves, answer, shown, times, replaced, pass };
}

/** A server that keeps what is newer, by the rule of the mock. */
function startServer() {
  let saved: Record<string, SavedAnswer> = {};
  const sheet = (): KeptSheet => ({
    questions: sheetOf([]).questions.map((question) => ({
      ...question,
      data: { prompt: 'Why?', ...saved[question.id]?.given },
      answerChangedAtUtc: saved[question.id]?.changedAtUtc ?? null,
    })),
  });
  const save = (sent: readonly DatedQuestion[]) => {
    const answers = sent.map(({ id, data, answerChangedAtUtc }) => [
      id,
      { given: pickAnswer(data as Record<string, unknown>), changedAtUtc: answerChangedAtUtc },
    ]);
    const byId = Object.fromEntries(answers) as Record<string, SentAnswer>;
    saved = answersToKeep(saved, byId, { submittedAt: undefined, now: new Date() });
    return sheet();
  };
  return { save, sheet };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('each answer', () => {
  test('is sent with the date-time of its last change, the others as they were received', async () => {
    const { saves, answer, pass } = open(sheetOf(['old', at(-5)]));
    await pass(1000);
    answer('second', 'new');
    await pass(quietPeriod);
    expect(saves[0]?.sent.map((question) => question.answerChangedAtUtc)).toEqual([
      at(-5),
      '2025-05-15T13:08:01.000Z',
    ]);
  });

  test('is newer than the one that it replaces, even if the clock is slow', () => {
    const { answer, times } = open(sheetOf(['from the future', at(60)]));
    answer('first', 'newer');
    expect(times()[0]).toBe('2025-05-15T14:08:00.001Z');
  });

  test('has no date-time on a server that knows none', () => {
    const { draft, answer, times } = open({
      questions: sheetOf([]).questions.map(({ answerChangedAtUtc: _time, ...question }) => question),
    });
    answer('first', 'mine');
    expect(times()).toEqual([undefined, undefined]);
    draft.discard();
  });
});

describe('what the server keeps', () => {
  test('is shown where it is newer, question by question, and said', () => {
    const { draft, answer, shown, replaced } = open(sheetOf(['old', at(-5)], ['old', at(-5)]));
    answer('second', 'mine');
    draft.receive(sheetOf(['theirs', at(-1)], ['theirs', at(-1)]));
    expect(shown()).toEqual(['theirs', 'mine']);
    expect(replaced()).toEqual([['first', undefined]]);
    draft.forgetReplaced();
    expect(replaced()).toEqual([]);
    draft.discard();
  });

  test('changes nothing where it is the same', () => {
    const { draft, shown, replaced, times } = open(sheetOf(['same', at(-5)]));
    draft.receive(sheetOf(['same', at(-1)]));
    expect(shown()).toEqual(['same', undefined]);
    expect(times()[0]).toBe(at(-1));
    expect(replaced()).toEqual([]);
    expect(draft.isUnsaved()).toBe(false);
  });

  test.each<[string, unknown]>([
    ['older', sheetOf(['theirs', at(-6)])],
    ['without date-times', sheetOf(['theirs'])],
    ['empty, with no date-times', sheetOf([])],
    ['with a date-time that is none', sheetOf(['theirs', 'tomorrow'])],
    ['of another activity', { questions: [textQuestion('third', 0, 'theirs', at(-1))] }],
    [
      'an answer that cannot be shown',
      { questions: [{ ...textQuestion('first', 0, 'x', at(-1)), data: { answer: 7 } }] },
    ],
    ['no answer at all', { questions: [{ id: 'first', data: 'x', answerChangedAtUtc: at(-1) }] }],
    ['no sheet', { questions: 'none' }],
    ['a list with nothing in it', { questions: [null] }],
    ['an attempt without a number', { ...sheetOf(['theirs', at(-1)]), latestAttempt: { id: 'att-1' } }],
    ['nothing', undefined],
  ])('changes nothing when it is %s', (_what, kept) => {
    const { draft, shown, times, replaced } = open(sheetOf(['mine', at(-5)]));
    draft.receive(kept);
    expect(shown()).toEqual(['mine', undefined]);
    expect(times()).toEqual([at(-5), null]);
    expect(replaced()).toEqual([]);
    expect(draft.snapshot().handedIn).toBeUndefined();
  });

  test('says when by the clock of the server, also if it is behind the one here', async () => {
    const { saves, answer, times, pass } = open();
    answer('first', 'mine');
    await pass(quietPeriod);
    await saves[0]?.succeed(sheetOf(['mine', at(-60)]));
    expect(times()[0]).toBe(at(-60));
  });

  test('is a response that does not replace what was typed since', async () => {
    const { saves, answer, shown, replaced, pass } = open();
    answer('first', 'mine');
    await pass(quietPeriod);
    answer('first', 'mine, longer');
    await saves[0]?.succeed(sheetOf(['mine', at(0)], ['theirs', at(-1)]));
    expect(shown()).toEqual(['mine, longer', 'theirs']);
    expect(replaced()).toEqual([['second', undefined]]);
    await pass(quietPeriod);
    expect(saves[1]?.sent.map(({ data }) => data)).toEqual([
      { prompt: 'Why?', answer: 'mine, longer' },
      { prompt: 'Why?', answer: 'theirs' },
    ]);
  });
});

describe('an answer of this window that is replaced', () => {
  async function replacedTwice() {
    const sheet = open();
    sheet.answer('first', 'mine');
    await sheet.pass(quietPeriod);
    // The clock here is slow: what the server has is newer.
    await sheet.saves[0]?.succeed(sheetOf(['theirs', at(30)]));
    sheet.draft.receive(sheetOf(['theirs, longer', at(31)]));
    return sheet;
  }
  const mine = { prompt: 'Why?', answer: 'mine' };

  test('can be brought back, and is saved as the newest then', async () => {
    const { draft, saves, shown, replaced, times, pass } = await replacedTwice();
    expect(shown()[0]).toBe('theirs, longer');
    expect(replaced()).toEqual([['first', mine]]);
    draft.bringBackOwn();
    expect(shown()[0]).toBe('mine');
    expect(replaced()).toEqual([]);
    expect(times()[0]).toBe('2025-05-15T13:39:00.001Z');
    await pass(quietPeriod);
    expect(saves[1]?.sent[0]?.data).toEqual(mine);
  });

  test('is not offered any more when the learner answers anew', async () => {
    const { draft, answer, replaced } = await replacedTwice();
    answer('first', 'another one');
    expect(replaced()).toEqual([]);
    draft.discard();
  });

  test('is one that was submitted and rejected, too', () => {
    const { draft, replaced } = open(sheetOf(['submitted', at(-5)]));
    draft.discard();
    draft.restore();
    draft.receive(sheetOf(['theirs', at(-1)]));
    expect(replaced()).toEqual([['first', { prompt: 'Why?', answer: 'submitted' }]]);
    draft.discard();
  });
});

describe('a sheet that was handed in from another window', () => {
  const attempt = { id: 'att-2', attemptNumber: 2 };
  const before = { ...sheetOf(['mine', at(-5)]), latestAttempt: { id: 'att-1', attemptNumber: 1 } };
  const after = { ...sheetOf([undefined, at(-1)], [undefined, at(-1)]), latestAttempt: attempt };

  test('offers the result, keeps what it shows, and saves nothing any more', async () => {
    const { draft, saves, answer, shown, pass } = open(before);
    answer('second', 'unsaved');
    draft.receive(after);
    expect(draft.snapshot()).toMatchObject({ handedIn: 'att-2', replaced: [], saveState: 'untouched' });
    expect(shown()).toEqual(['mine', 'unsaved']);
    expect(draft.isUnsaved()).toBe(false);
    draft.reopen();
    draft.flush();
    await pass(60_000);
    expect(saves).toHaveLength(0);
  });

  test('hears of it with the response to a save', async () => {
    const { draft, saves, answer, pass } = open(before);
    answer('second', 'late');
    await pass(quietPeriod);
    await saves[0]?.succeed(after);
    expect(draft.snapshot().handedIn).toBe('att-2');
  });

  test('is not one whose attempts were known before', () => {
    const { draft } = open({ ...before, latestAttempt: attempt });
    draft.receive({ ...sheetOf(['mine', at(-5)]), latestAttempt: attempt });
    expect(draft.snapshot().handedIn).toBeUndefined();
  });

  test('is not one that was opened without a connection', () => {
    const questions = before.questions.map(({ answerChangedAtUtc: _time, ...question }) => question);
    const { draft } = open({ questions });
    draft.receive({ ...before, latestAttempt: attempt });
    expect(draft.snapshot().handedIn).toBeUndefined();
    draft.receive({ ...before, latestAttempt: { id: 'att-3', attemptNumber: 3 } });
    expect(draft.snapshot().handedIn).toBe('att-3');
  });
});

test('while the answers are submitted nothing is received', () => {
  const { draft, shown } = open(sheetOf(['mine', at(-5)]));
  draft.pause();
  draft.receive({ ...sheetOf(['theirs', at(-1)]), latestAttempt: { id: 'att-1', attemptNumber: 1 } });
  expect(shown()).toEqual(['mine', undefined]);
  expect(draft.snapshot().handedIn).toBeUndefined();
});

test('two windows with unsaved answers at the end of a session keep both, in whichever order they are opened again', async () => {
  const server = startServer();
  const [one, two] = [
    open(sheetOf(['old', at(-5)], ['old', at(-5)])),
    open(sheetOf(['old', at(-5)], ['old', at(-5)])),
  ];
  one.answer('first', 'from one');
  await one.pass(100);
  two.answer('second', 'from two');
  two.answer('first', 'from two');
  await one.pass(100);
  one.answer('first', 'from one, newer');
  await one.pass(quietPeriod);
  for (const { saves } of [two, one]) await saves[0]?.succeed(server.save(saves[0].sent));

  expect(one.shown()).toEqual(['from one, newer', 'from two']);
  two.draft.receive(server.sheet());
  expect(two.shown()).toEqual(['from one, newer', 'from two']);
  expect(two.replaced()).toEqual([['first', { prompt: 'Why?', answer: 'from two' }]]);
});
