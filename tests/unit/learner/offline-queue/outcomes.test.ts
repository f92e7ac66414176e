import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '#api/problem.ts';
import { settled, submissionOf, createDevice } from './queue-fixture.ts';

/* What becomes of a submission, and who is notified. */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a server that does not accept it', () => {
  test.each([500, 503, 429, 408, 401])('%i: it stays in the queue', async (status) => {
    const { network, openTab, store, outcomes } = createDevice();
    await store.put(submissionOf('act-1'));
    network.failure = new Problem(status, '');
    const queue = openTab();
    await queue.start('lrn-lwazi');
    await settled();
    expect(queue.entry('act-1')).toMatchObject({ failureReason: 'server' });
    expect(outcomes).toEqual([]);
    network.failure = undefined;
    await vi.advanceTimersByTimeAsync(2000);
    expect(outcomes).toMatchObject([{ kind: 'sent' }]);
  });

  test('402: it stays on the device and is sent only by Send now', async () => {
    const { network, openTab, store, tried, outcomes } = createDevice();
    await store.put(submissionOf('act-1'));
    network.failure = new Problem(402, 'Subscription required or daily free limit reached.');
    const queue = openTab();
    await queue.start('lrn-lwazi');
    await vi.advanceTimersByTimeAsync(120_000);
    queue.retry();
    await settled();
    expect(queue.entry('act-1')).toMatchObject({ failureReason: 'limit' });
    expect(outcomes).toMatchObject([{ kind: 'limited', problem: { status: 402 } }]);
    expect(tried).toHaveLength(1);
    expect(await store.list('lrn-lwazi')).toHaveLength(1);

    network.failure = undefined;
    await queue.sendNow();
    expect(outcomes.at(-1)).toMatchObject({ kind: 'sent' });
  });

  test.each([400, 403, 404, 409, 422])(
    '%i: it is never sent again, and its answers can be changed',
    async (status) => {
      const { network, openTab, store, tried, outcomes } = createDevice();
      await store.put(submissionOf('act-1'));
      network.failure = new Problem(status, 'No.');
      const queue = openTab();
      await queue.start('lrn-lwazi');
      await vi.advanceTimersByTimeAsync(120_000);
      expect(tried).toHaveLength(1);
      expect(await store.list('lrn-lwazi')).toEqual([]);
      expect(queue.entry('act-1')).toBeUndefined();
      expect(outcomes).toMatchObject([{ kind: 'rejected', problem: { status } }]);
      expect(queue.rejection('act-1')).toMatchObject({ submission: submissionOf('act-1') });

      await queue.start('lrn-zola');
      expect(queue.rejection('act-1')).toBeUndefined();
      await queue.start('lrn-lwazi');
      expect(queue.clearRejection('act-1')).toBe(true);
      expect(queue.rejection('act-1')).toBeUndefined();
    },
  );
});

describe('the screen of the activity', () => {
  test('handles the outcome, and other listeners know that', async () => {
    const { network, openTab } = createDevice();
    network.isOnline = false;
    const queue = openTab();
    const handled: string[] = [];
    const notified: boolean[] = [];
    queue.outcomes.subscribe((_, isHandled) => notified.push(isHandled));
    await queue.start('lrn-lwazi');
    const unsubscribe = queue.outcomes.handle('act-1', ({ kind }) => handled.push(kind));
    await queue.add(submissionOf('act-1'));
    await queue.add(submissionOf('act-2'));
    await queue.sendNow();
    expect(handled).toEqual(['sent']);
    expect(notified).toEqual([true, false]);
    unsubscribe();
    expect(queue.outcomes.isHandled('act-1')).toBe(false);
  });

  test('gets it later when it is still loading, unless loading was cancelled', async () => {
    const { openTab, store } = createDevice();
    await store.put(submissionOf('act-1'));
    await store.put(submissionOf('act-2'));
    const queue = openTab();
    const notified: boolean[] = [];
    queue.outcomes.subscribe((_, isHandled) => notified.push(isHandled));
    const cancelled = new AbortController();
    queue.outcomes.bufferFor('act-1', new AbortController().signal);
    queue.outcomes.bufferFor('act-2', cancelled.signal);
    cancelled.abort();
    await queue.start('lrn-lwazi');
    await settled();
    const handled: string[] = [];
    queue.outcomes.handle('act-1', ({ kind }) => handled.push(kind));
    queue.outcomes.handle('act-2', ({ kind }) => handled.push(kind));
    expect(handled).toEqual(['sent']);
    expect(notified).toEqual([true, false]);
  });
});
