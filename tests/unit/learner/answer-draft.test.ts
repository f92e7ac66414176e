import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '#api/problem.ts';
import { createAnswerDraft, quietPeriod } from '#features/learner/do-activity/draft/answer-draft.ts';
import { retryDelays } from '#features/learner/retry-delays.ts';
import type { Question } from '#questions/question.ts';

const questions: Question[] = [
  { id: 'first', type: 'truefalse', data: { question: 'One?' }, sortOrder: 0, mediaPath: null },
  { id: 'second', type: 'truefalse', data: { question: 'Two?' }, sortOrder: 1, mediaPath: null },
];

/** A draft with the saves that it has made; each is pending until the test settles it. */
function start() {
  const saves: { sent: readonly Question[]; succeed: () => void; fail: (error: unknown) => void }[] = [];
  const save = (sent: readonly Question[]) =>
    new Promise((succeed, fail) => saves.push({ sent, succeed: () => succeed(undefined), fail }));
  const draft = createAnswerDraft({ questions }, { save, now: () => new Date() });
  const state = () => draft.snapshot().saveState;
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { draft, saves, state, pass };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  test('waits for a pause in typing and sends every question once', async () => {
    const { draft, saves, state, pass } = start();
    expect(state()).toBe('untouched');
    draft.setAnswer('first', 'a');
    await pass(quietPeriod - 1);
    draft.setAnswer('first', 'ab');
    await pass(quietPeriod - 1);
    expect(saves).toHaveLength(0);
    await pass(1);
    expect(saves.map(({ sent }) => sent)).toEqual([[{ ...questions[0], data: 'ab' }, questions[1]]]);
    expect(state()).toBe('saving');
    saves[0]?.succeed();
    await pass(0);
    expect(state()).toBe('saved');
    expect(draft.isUnsaved()).toBe(false);
  });

  test('keeps what was typed during a save, and saves it next', async () => {
    const { draft, saves, state, pass } = start();
    draft.setAnswer('first', 'old');
    await pass(quietPeriod);
    draft.setAnswer('first', 'new');
    saves[0]?.succeed();
    await pass(0);
    expect(state()).toBe('saving');
    expect(draft.snapshot().questions[0]?.data).toBe('new');
    await pass(quietPeriod);
    expect(saves[1]?.sent[0]?.data).toBe('new');
  });

  test('makes one call at a time, the next one at once when it was requested meanwhile', async () => {
    const { draft, saves, pass } = start();
    draft.setAnswer('first', 'old');
    await pass(quietPeriod);
    draft.setAnswer('first', 'new');
    draft.flush();
    expect(saves).toHaveLength(1);
    saves[0]?.succeed();
    await pass(0);
    expect(saves).toHaveLength(2);
  });

  test('happens at once with flush, if there are changes', async () => {
    const { draft, saves, pass } = start();
    draft.flush();
    expect(saves).toHaveLength(0);
    draft.setAnswer('second', 'b');
    draft.flush();
    expect(saves).toHaveLength(1);
    saves[0]?.succeed();
    await pass(quietPeriod);
    draft.flush();
    expect(saves).toHaveLength(1);
  });
});

describe('a save that fails', () => {
  test('is tried again, later each time, and shown until it succeeds', async () => {
    const { draft, saves, state, pass } = start();
    draft.setAnswer('first', 'a');
    await pass(quietPeriod);
    for (const [failures, delay] of [...retryDelays, retryDelays.at(-1) ?? 0].entries()) {
      saves[failures]?.fail(new Problem(500, ''));
      await pass(0);
      expect(state()).toBe('failed');
      await pass(delay - 1);
      expect(saves).toHaveLength(failures + 1);
      await pass(1);
      expect(saves).toHaveLength(failures + 2);
      expect(state()).toBe('failed');
    }
    saves.at(-1)?.succeed();
    await pass(0);
    expect(state()).toBe('saved');
  });

  test('does not stop the learner: the next change is saved together with it', async () => {
    const { draft, saves, pass } = start();
    draft.setAnswer('first', 'a');
    await pass(quietPeriod);
    saves[0]?.fail(new Problem(0, '', { reason: 'offline' }));
    await pass(0);
    draft.setAnswer('second', 'b');
    await pass(quietPeriod);
    expect(saves[1]?.sent.map(({ data }) => data)).toEqual(['a', 'b']);
  });

  test.each([402, 403])('is not repeated after a %d, until the screen is opened again', async (status) => {
    const { draft, saves, state, pass } = start();
    draft.setAnswer('first', 'a');
    await pass(quietPeriod);
    saves[0]?.fail(new Problem(status, ''));
    await pass(0);
    expect(state()).toBe('refused');
    draft.setAnswer('second', 'b');
    draft.flush();
    await pass(60_000);
    expect(saves).toHaveLength(1);
    expect(draft.isUnsaved()).toBe(false);
    draft.reopen();
    await pass(quietPeriod);
    expect(saves[1]?.sent.map(({ data }) => data)).toEqual(['a', 'b']);
  });
});

describe('submitting', () => {
  test('pauses every save, and after a failure saves the changes', async () => {
    const { draft, saves, pass } = start();
    draft.setAnswer('first', 'a');
    draft.pause();
    draft.flush();
    await pass(60_000);
    expect(saves).toHaveLength(0);
    draft.resume();
    await pass(quietPeriod);
    expect(saves).toHaveLength(1);
  });

  test('ends saving for good', async () => {
    const { draft, saves, pass } = start();
    draft.setAnswer('first', 'a');
    await pass(quietPeriod);
    draft.setAnswer('first', 'ab');
    draft.pause();
    saves[0]?.succeed();
    await pass(0);
    draft.discard();
    draft.flush();
    await pass(60_000);
    expect(saves).toHaveLength(1);
    expect(draft.isUnsaved()).toBe(false);
  });

  test('answers that were rejected after all are saved like any others', async () => {
    const { draft, saves, state, pass } = start();
    draft.setAnswer('first', 'a');
    draft.discard();
    draft.restore();
    expect(draft.isUnsaved()).toBe(true);
    await pass(quietPeriod);
    expect(saves.map(({ sent }) => sent)).toEqual([[{ ...questions[0], data: 'a' }, questions[1]]]);
    saves[0]?.succeed();
    await pass(0);
    expect(state()).toBe('saved');
  });
});

test('notifies its listeners until they unsubscribe', () => {
  const { draft } = start();
  const listener = vi.fn<() => void>();
  const unsubscribe = draft.subscribe(listener);
  draft.setAnswer('first', 'a');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  draft.setAnswer('first', 'b');
  expect(listener).toHaveBeenCalledTimes(1);
  draft.discard();
});
