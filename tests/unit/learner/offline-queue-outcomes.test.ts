import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '#api/problem.ts';
import { settled, submissionOf, workshop } from './offline-queue-fixture.ts';

/* What becomes of a submission when it is sent, and who hears of it. */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a server that does not take it', () => {
  test.each([500, 503, 429, 408, 401])('%i: it goes on waiting', async (status) => {
    const { world, tab, store, outcomes } = workshop();
    await store.put(submissionOf('act-1'));
    world.failing = new Problem(status, '');
    const offlineQueue = tab();
    await offlineQueue.start('lrn-lwazi');
    await settled();
    expect(offlineQueue.waiting('act-1')).toMatchObject({ trouble: 'server' });
    expect(outcomes).toEqual([]);
    world.failing = undefined;
    await vi.advanceTimersByTimeAsync(2000);
    expect(outcomes).toMatchObject([{ kind: 'sent' }]);
  });

  test('402: it stays on the device, is not tried by itself, and goes with a press', async () => {
    const { world, tab, store, tried, outcomes } = workshop();
    await store.put(submissionOf('act-1'));
    world.failing = new Problem(402, 'Subscription required or daily free limit reached.');
    const offlineQueue = tab();
    await offlineQueue.start('lrn-lwazi');
    await vi.advanceTimersByTimeAsync(120_000);
    offlineQueue.retry();
    await settled();
    expect(offlineQueue.waiting('act-1')).toMatchObject({ trouble: 'limit' });
    expect(outcomes).toMatchObject([{ kind: 'limited', problem: { status: 402 } }]);
    expect(tried).toHaveLength(1);
    expect(await store.list('lrn-lwazi')).toHaveLength(1);

    world.failing = undefined;
    await offlineQueue.sendNow();
    expect(outcomes.at(-1)).toMatchObject({ kind: 'sent' });
  });

  test.each([400, 403, 404, 409, 422])(
    '%i: it is never sent again, and its answers are handed back',
    async (status) => {
      const { world, tab, store, tried, outcomes } = workshop();
      await store.put(submissionOf('act-1'));
      world.failing = new Problem(status, 'No.');
      const offlineQueue = tab();
      await offlineQueue.start('lrn-lwazi');
      await vi.advanceTimersByTimeAsync(120_000);
      expect(tried).toHaveLength(1);
      expect(await store.list('lrn-lwazi')).toEqual([]);
      expect(offlineQueue.waiting('act-1')).toBeUndefined();
      expect(outcomes).toMatchObject([{ kind: 'refused', problem: { status } }]);
      expect(offlineQueue.refusal('act-1')).toMatchObject({ submission: submissionOf('act-1') });

      await offlineQueue.start('lrn-zola');
      expect(offlineQueue.refusal('act-1')).toBeUndefined();
      await offlineQueue.start('lrn-lwazi');
      expect(offlineQueue.forgetRefusal('act-1')).toBe(true);
      expect(offlineQueue.refusal('act-1')).toBeUndefined();
    },
  );
});

describe('a screen that shows the sheet', () => {
  test('hears how it went, and whoever announces it knows that', async () => {
    const { world, tab } = workshop();
    world.isOnline = false;
    const offlineQueue = tab();
    const heard: string[] = [];
    const announced: boolean[] = [];
    offlineQueue.listen((_, isSeen) => announced.push(isSeen));
    await offlineQueue.start('lrn-lwazi');
    const leave = offlineQueue.attend('act-1', ({ kind }) => heard.push(kind));
    await offlineQueue.keep(submissionOf('act-1'));
    await offlineQueue.keep(submissionOf('act-2'));
    await offlineQueue.sendNow();
    expect(heard).toEqual(['sent']);
    expect(announced).toEqual([true, false]);
    leave();
    expect(offlineQueue.isAttended('act-1')).toBe(false);
  });

  test('that is still being loaded hears it when it is there, unless it was given up', async () => {
    const { tab, store } = workshop();
    await store.put(submissionOf('act-1'));
    await store.put(submissionOf('act-2'));
    const offlineQueue = tab();
    const announced: boolean[] = [];
    offlineQueue.listen((_, isSeen) => announced.push(isSeen));
    const givenUp = new AbortController();
    offlineQueue.expect('act-1', new AbortController().signal);
    offlineQueue.expect('act-2', givenUp.signal);
    givenUp.abort();
    await offlineQueue.start('lrn-lwazi');
    await settled();
    const heard: string[] = [];
    offlineQueue.attend('act-1', ({ kind }) => heard.push(kind));
    offlineQueue.attend('act-2', ({ kind }) => heard.push(kind));
    expect(heard).toEqual(['sent']);
    expect(announced).toEqual([true, false]);
  });
});
