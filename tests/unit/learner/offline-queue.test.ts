import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offline, settled, submissionOf, workshop } from './offline-queue-fixture.ts';

/* What is handed in without a connection: kept, sent once, by its own learner only. */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('without a connection', () => {
  test('answers wait, and nothing is tried', async () => {
    const { world, tab, tried, store } = workshop();
    world.isOnline = false;
    const offlineQueue = tab();
    await offlineQueue.start('lrn-lwazi');
    await offlineQueue.keep(submissionOf('act-1'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(offlineQueue.waiting('act-1')).toMatchObject({ trouble: 'offline', isSending: false });
    expect(await store.list('lrn-lwazi')).toHaveLength(1);
    expect(tried).toEqual([]);
  });

  test('they are sent when it is back, and forgotten on the device', async () => {
    const { world, tab, store, outcomes, attempts } = workshop();
    world.isOnline = false;
    const offlineQueue = tab();
    await offlineQueue.start('lrn-lwazi');
    await offlineQueue.keep(submissionOf('act-1'));
    world.isOnline = true;
    offlineQueue.retry();
    await settled();
    expect(outcomes).toMatchObject([{ kind: 'sent', resultId: 'att-1' }]);
    expect(attempts.size).toBe(1);
    expect(offlineQueue.waiting('act-1')).toBeUndefined();
    expect(await store.list('lrn-lwazi')).toEqual([]);
  });

  test('they are sent at the next start, the oldest first', async () => {
    const { tab, store, tried } = workshop();
    await store.put(submissionOf('act-2', { submittedAt: '2025-05-15T14:00:00.000Z' }));
    await store.put(submissionOf('act-1', { submittedAt: '2025-05-15T13:00:00.000Z' }));
    await tab().start('lrn-lwazi');
    await settled();
    expect(tried).toEqual(['act-1', 'act-2']);
  });

  test('a connection that comes back without a word is found after a while', async () => {
    const { world, tab, outcomes } = workshop();
    world.failing = offline;
    const offlineQueue = tab();
    await offlineQueue.start('lrn-lwazi');
    await offlineQueue.keep(submissionOf('act-1'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(outcomes).toEqual([]);
    world.failing = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(outcomes).toMatchObject([{ kind: 'sent' }]);
  });
});

describe('exactly once', () => {
  test('when the answer was lost on the way, the next try is the same attempt', async () => {
    const { world, tab, attempts, outcomes } = workshop();
    world.failing = 'lost';
    const offlineQueue = tab();
    await offlineQueue.start('lrn-lwazi');
    await offlineQueue.keep(submissionOf('act-1'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(attempts.size).toBe(1);
    world.failing = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(attempts.size).toBe(1);
    expect(outcomes).toMatchObject([{ kind: 'sent', resultId: 'att-1' }]);
  });

  test('when the tab was closed in the middle, too', async () => {
    const { world, tab, attempts, store, outcomes } = workshop();
    await store.put(submissionOf('act-1'));
    world.failing = 'lost';
    await tab().start('lrn-lwazi');
    await settled();
    world.failing = undefined;
    await tab().start('lrn-lwazi');
    await settled();
    expect(attempts.size).toBe(1);
    expect(outcomes).toMatchObject([{ kind: 'sent', resultId: 'att-1' }]);
  });

  test('two tabs send it once; the other one learns that it is gone', async () => {
    const { tab, attempts, tried, store, outcomes } = workshop();
    await store.put(submissionOf('act-1'));
    await Promise.all([tab().start('lrn-lwazi'), tab().start('lrn-lwazi')]);
    await settled();
    expect(tried).toEqual(['act-1']);
    expect(attempts.size).toBe(1);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'elsewhere']);
  });

  test('presses of Send now while one is under way make no second try', async () => {
    const { world, tab, tried } = workshop();
    world.isOnline = false;
    const offlineQueue = tab();
    await offlineQueue.start('lrn-lwazi');
    await offlineQueue.keep(submissionOf('act-1'));
    await Promise.all([offlineQueue.sendNow(), offlineQueue.sendNow()]);
    expect(tried).toEqual(['act-1']);
  });
});

describe('whose it is', () => {
  test('another learner sees none of it and sends none of it', async () => {
    const { tab, store, tried } = workshop();
    await store.put(submissionOf('act-1'));
    const offlineQueue = tab();
    await offlineQueue.start('lrn-zola');
    await offlineQueue.sendNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(offlineQueue.waiting('act-1')).toBeUndefined();
    expect(tried).toEqual([]);
    await offlineQueue.start('lrn-lwazi');
    await settled();
    expect(tried).toEqual(['act-1']);
  });

  test('the end of the session ends a call that is under way; the answers stay on the device', async () => {
    const { world, tab, store, outcomes } = workshop();
    await store.put(submissionOf('act-1'));
    world.failing = 'never';
    const offlineQueue = tab();
    await offlineQueue.start('lrn-lwazi');
    await settled();
    offlineQueue.stop();
    await settled();
    expect(outcomes).toEqual([]);
    expect(offlineQueue.waiting('act-1')).toBeUndefined();
    expect(await store.list('lrn-lwazi')).toHaveLength(1);

    world.failing = undefined;
    await offlineQueue.start('lrn-lwazi');
    await settled();
    expect(outcomes).toMatchObject([{ kind: 'sent' }]);
  });

  test('what is kept after its learner has left waits for them', async () => {
    const { tab, store, tried } = workshop();
    const offlineQueue = tab();
    await offlineQueue.start('lrn-zola');
    await offlineQueue.keep(submissionOf('act-1'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(offlineQueue.waiting('act-1')).toBeUndefined();
    expect(tried).toEqual([]);
    expect(await store.list('lrn-lwazi')).toHaveLength(1);
  });
});
