import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offline, settled, submissionOf, createDevice } from './queue-fixture.ts';

/* Answers that were submitted without a connection: stored, sent once, and only by their own learner. */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('without a connection', () => {
  test('answers wait, and no call is made', async () => {
    const { network, openTab, tried, store } = createDevice();
    network.isOnline = false;
    const queue = openTab();
    await queue.start('lrn-lwazi');
    await queue.add(submissionOf('act-1'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(queue.entry('act-1')).toMatchObject({ failureReason: 'offline', isSending: false });
    expect(await store.list('lrn-lwazi')).toHaveLength(1);
    expect(tried).toEqual([]);
  });

  test('they are sent when it is back, and removed from the device', async () => {
    const { network, openTab, store, outcomes, attempts } = createDevice();
    network.isOnline = false;
    const queue = openTab();
    await queue.start('lrn-lwazi');
    await queue.add(submissionOf('act-1'));
    network.isOnline = true;
    queue.retry();
    await settled();
    expect(outcomes).toMatchObject([{ kind: 'sent', resultId: 'att-1' }]);
    expect(attempts.size).toBe(1);
    expect(queue.entry('act-1')).toBeUndefined();
    expect(await store.list('lrn-lwazi')).toEqual([]);
  });

  test('they are sent at the next start, the oldest first', async () => {
    const { openTab, store, tried } = createDevice();
    await store.put(submissionOf('act-2', { submittedAt: '2025-05-15T14:00:00.000Z' }));
    await store.put(submissionOf('act-1', { submittedAt: '2025-05-15T13:00:00.000Z' }));
    await openTab().start('lrn-lwazi');
    await settled();
    expect(tried).toEqual(['act-1', 'act-2']);
  });

  test('they are sent after a while when the browser does not say that it is back', async () => {
    const { network, openTab, outcomes } = createDevice();
    network.failure = offline;
    const queue = openTab();
    await queue.start('lrn-lwazi');
    await queue.add(submissionOf('act-1'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(outcomes).toEqual([]);
    network.failure = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(outcomes).toMatchObject([{ kind: 'sent' }]);
  });
});

describe('exactly once', () => {
  test('when the response was lost, the next try makes the same attempt', async () => {
    const { network, openTab, attempts, outcomes } = createDevice();
    network.failure = 'lost';
    const queue = openTab();
    await queue.start('lrn-lwazi');
    await queue.add(submissionOf('act-1'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(attempts.size).toBe(1);
    network.failure = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(attempts.size).toBe(1);
    expect(outcomes).toMatchObject([{ kind: 'sent', resultId: 'att-1' }]);
  });

  test('also when the tab was closed meanwhile', async () => {
    const { network, openTab, attempts, store, outcomes } = createDevice();
    await store.put(submissionOf('act-1'));
    network.failure = 'lost';
    await openTab().start('lrn-lwazi');
    await settled();
    network.failure = undefined;
    await openTab().start('lrn-lwazi');
    await settled();
    expect(attempts.size).toBe(1);
    expect(outcomes).toMatchObject([{ kind: 'sent', resultId: 'att-1' }]);
  });

  test('two tabs send it once, and the other one learns that it was sent', async () => {
    const { openTab, attempts, tried, store, outcomes } = createDevice();
    await store.put(submissionOf('act-1'));
    await Promise.all([openTab().start('lrn-lwazi'), openTab().start('lrn-lwazi')]);
    await settled();
    expect(tried).toEqual(['act-1']);
    expect(attempts.size).toBe(1);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'elsewhere']);
  });

  test('pressing Send now twice makes one try', async () => {
    const { network, openTab, tried } = createDevice();
    network.isOnline = false;
    const queue = openTab();
    await queue.start('lrn-lwazi');
    await queue.add(submissionOf('act-1'));
    await Promise.all([queue.sendNow(), queue.sendNow()]);
    expect(tried).toEqual(['act-1']);
  });
});

describe('the learner', () => {
  test('another one sees and sends none of it', async () => {
    const { openTab, store, tried } = createDevice();
    await store.put(submissionOf('act-1'));
    const queue = openTab();
    await queue.start('lrn-zola');
    await queue.sendNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.entry('act-1')).toBeUndefined();
    expect(tried).toEqual([]);
    await queue.start('lrn-lwazi');
    await settled();
    expect(tried).toEqual(['act-1']);
  });

  test('when the session ends, a call under way is cancelled and the answers stay on the device', async () => {
    const { network, openTab, store, outcomes } = createDevice();
    await store.put(submissionOf('act-1'));
    network.failure = 'hangs';
    const queue = openTab();
    await queue.start('lrn-lwazi');
    await settled();
    queue.stop();
    await settled();
    expect(outcomes).toEqual([]);
    expect(queue.entry('act-1')).toBeUndefined();
    expect(await store.list('lrn-lwazi')).toHaveLength(1);

    network.failure = undefined;
    await queue.start('lrn-lwazi');
    await settled();
    expect(outcomes).toMatchObject([{ kind: 'sent' }]);
  });

  test('answers that are added after their learner has signed out wait for them', async () => {
    const { openTab, store, tried } = createDevice();
    const queue = openTab();
    await queue.start('lrn-zola');
    await queue.add(submissionOf('act-1'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.entry('act-1')).toBeUndefined();
    expect(tried).toEqual([]);
    expect(await store.list('lrn-lwazi')).toHaveLength(1);
  });
});
