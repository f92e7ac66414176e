import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '#api/problem.ts';
import { createAnswerDraft, quietPeriod, retryDelays } from '#features/learner/do-activity/answer-draft.ts';

interface Answered {
  id: string;
  data: unknown;
}

const sheet: Answered[] = [
  { id: 'first', data: { question: 'One?' } },
  { id: 'second', data: { question: 'Two?' } },
];

/** A draft, with the saves that it has made; each waits until it is answered. */
function start() {
  const saves: { sent: readonly Answered[]; succeed: () => void; fail: (error: unknown) => void }[] = [];
  const draft = createAnswerDraft(
    sheet,
    (sent) => new Promise((succeed, fail) => saves.push({ sent, succeed: () => succeed(undefined), fail })),
  );
  const state = () => draft.view().saveState;
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
  test('waits for a quiet moment and sends every question once', async () => {
    const { draft, saves, state, pass } = start();
    expect(state()).toBe('untouched');
    draft.answer('first', 'a');
    await pass(quietPeriod - 1);
    draft.answer('first', 'ab');
    await pass(quietPeriod - 1);
    expect(saves).toHaveLength(0);
    await pass(1);
    expect(saves.map(({ sent }) => sent)).toEqual([[{ id: 'first', data: 'ab' }, sheet[1]]]);
    expect(state()).toBe('saving');
    saves[0]?.succeed();
    await pass(0);
    expect(state()).toBe('saved');
    expect(draft.isUnsaved()).toBe(false);
  });

  test('keeps what was typed while a save was on its way, and saves it next', async () => {
    const { draft, saves, state, pass } = start();
    draft.answer('first', 'old');
    await pass(quietPeriod);
    draft.answer('first', 'new');
    saves[0]?.succeed();
    await pass(0);
    expect(state()).toBe('saving');
    expect(draft.view().questions[0]?.data).toBe('new');
    await pass(quietPeriod);
    expect(saves[1]?.sent[0]?.data).toBe('new');
  });

  test('sends one save at a time, the next one at once when it was due meanwhile', async () => {
    const { draft, saves, pass } = start();
    draft.answer('first', 'old');
    await pass(quietPeriod);
    draft.answer('first', 'new');
    draft.flush();
    expect(saves).toHaveLength(1);
    saves[0]?.succeed();
    await pass(0);
    expect(saves).toHaveLength(2);
  });

  test('flush saves now, and only what is new', async () => {
    const { draft, saves, pass } = start();
    draft.flush();
    expect(saves).toHaveLength(0);
    draft.answer('second', 'b');
    draft.flush();
    expect(saves).toHaveLength(1);
    saves[0]?.succeed();
    await pass(quietPeriod);
    draft.flush();
    expect(saves).toHaveLength(1);
  });
});

describe('a save that fails', () => {
  test('is tried again, later each time, and says so until it is saved', async () => {
    const { draft, saves, state, pass } = start();
    draft.answer('first', 'a');
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

  test('does not stop the learner: the next change is saved with it', async () => {
    const { draft, saves, pass } = start();
    draft.answer('first', 'a');
    await pass(quietPeriod);
    saves[0]?.fail(new Problem(0, '', { reason: 'offline' }));
    await pass(0);
    draft.answer('second', 'b');
    await pass(quietPeriod);
    expect(saves[1]?.sent.map(({ data }) => data)).toEqual(['a', 'b']);
  });

  test.each([402, 403])('is not repeated after a %d, until the screen is opened again', async (status) => {
    const { draft, saves, state, pass } = start();
    draft.answer('first', 'a');
    await pass(quietPeriod);
    saves[0]?.fail(new Problem(status, ''));
    await pass(0);
    expect(state()).toBe('refused');
    draft.answer('second', 'b');
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
  test('holds every save back, and after a failure saves what is open', async () => {
    const { draft, saves, pass } = start();
    draft.answer('first', 'a');
    draft.hold();
    draft.flush();
    await pass(60_000);
    expect(saves).toHaveLength(0);
    draft.release();
    await pass(quietPeriod);
    expect(saves).toHaveLength(1);
  });

  test('ends the saving: nothing comes after it', async () => {
    const { draft, saves, pass } = start();
    draft.answer('first', 'a');
    await pass(quietPeriod);
    draft.answer('first', 'ab');
    draft.hold();
    saves[0]?.succeed();
    await pass(0);
    draft.discard();
    draft.flush();
    await pass(60_000);
    expect(saves).toHaveLength(1);
    expect(draft.isUnsaved()).toBe(false);
  });

  test('what was refused in the end is saved like any other answers', async () => {
    const { draft, saves, state, pass } = start();
    draft.answer('first', 'a');
    draft.discard();
    draft.takeBack();
    expect(draft.isUnsaved()).toBe(true);
    await pass(quietPeriod);
    expect(saves.map(({ sent }) => sent)).toEqual([[{ id: 'first', data: 'a' }, sheet[1]]]);
    saves[0]?.succeed();
    await pass(0);
    expect(state()).toBe('saved');
  });
});

test('tells its listeners, until they stop listening', () => {
  const { draft } = start();
  const listener = vi.fn<() => void>();
  const stop = draft.subscribe(listener);
  draft.answer('first', 'a');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  draft.answer('first', 'b');
  expect(listener).toHaveBeenCalledTimes(1);
  draft.discard();
});
