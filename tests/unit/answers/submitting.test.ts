import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDelay } from '#answers/answer-sync.ts';
import { Problem } from '#api/problem.ts';
import { createDevice, offline, settled, sheetOf, start } from './answers-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

async function submitOffline(device = createDevice()) {
  device.network.isOnline = false;
  const tab = await device.openSheet();
  tab.type('first', 'a');
  await tab.submit('act-1');
  return { ...device, tab };
}

describe('submit', () => {
  test('sends the answers, removes them from the device, and never autosaves them', async () => {
    const { openSheet, saves, submitted, recordOf } = createDevice();
    const { type, submit, stage, flush } = await openSheet();
    type('first', 'a');
    await submit('act-1');
    expect(stage()).toEqual({ name: 'submitted', resultId: 'att-1' });
    flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(submitted).toEqual(['act-1']);
    expect(saves).toHaveLength(0);
    expect(recordOf()).toBeUndefined();
  });

  test('ignores a second call', async () => {
    const { openSheet, submitted } = createDevice();
    const { submit } = await openSheet();
    await Promise.all([submit('act-1'), submit('act-1')]);
    expect(submitted).toHaveLength(1);
  });

  test('ignores typing and newer answers until the call has ended', async () => {
    const { openSheet, network } = createDevice();
    network.failure = 'hangs';
    const tab = await openSheet();
    tab.type('first', 'a');
    void tab.submit('act-1');
    tab.type('first', 'late');
    tab.receive('act-1', { ...sheetOf(['theirs']), latestAttempt: { id: 'att-9', attemptNumber: 9 } });
    expect(tab.shown()).toEqual(['a', undefined]);
    expect(tab.stage()).toEqual({ name: 'submitting' });
    tab.stop();
  });

  test('allows editing after a failure, and retries with the same idempotency key', async () => {
    const { openSheet, network, saves, attempts } = createDevice();
    const tab = await openSheet();
    tab.type('first', 'a');
    network.failure = new Problem(0, '', { reason: 'timeout' });
    await tab.submit('act-1');
    const key = tab.get('act-1')?.submission?.key;
    expect(tab.stage()).toMatchObject({ name: 'editing', failure: network.failure });
    await vi.advanceTimersByTimeAsync(saveDelay);
    await saves[0]?.succeed();
    expect(tab.stage()).toMatchObject({ save: 'saved', failure: network.failure });
    network.failure = undefined;
    await tab.submit('act-1');
    expect([...attempts.keys()]).toEqual([key]);
  });

  test('discards a refused submission, and clears its message on typing', async () => {
    const { openSheet, network, attempts } = createDevice();
    const tab = await openSheet();
    network.failure = new Problem(400, 'No.');
    await tab.submit('act-1');
    expect(tab.get('act-1')?.submission).toBeUndefined();
    tab.type('first', 'b');
    expect(tab.stage()).toMatchObject({ failure: undefined });
    network.failure = undefined;
    await tab.submit('act-1');
    expect(attempts.size).toBe(1);
  });

  test('reports the limit instead of a failure, and saves nothing, after a 402', async () => {
    const { openSheet, network, saves } = createDevice();
    const tab = await openSheet();
    tab.type('first', 'a');
    network.failure = new Problem(402, '');
    await tab.submit('act-1');
    expect(tab.stage()).toMatchObject({ name: 'editing', save: 'limited', failure: undefined });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saves).toHaveLength(0);
  });
});

describe('offline queue', () => {
  test('stores answers on the device, and makes no call while offline', async () => {
    const { tab, submitted, recordOf } = await submitOffline();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(tab.stage()).toEqual({ name: 'waiting', reason: 'offline', isSending: false });
    expect(recordOf()).toMatchObject({ stage: 'waiting' });
    expect(submitted).toEqual([]);
    tab.type('first', 'late');
    expect(tab.shown()).toEqual(['a', undefined]);
  });

  test('sends answers when the connection is restored, and removes them from the device', async () => {
    const { tab, network, recordOf, attempts } = await submitOffline();
    network.isOnline = true;
    tab.retry();
    await settled();
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: 'att-1' });
    expect(attempts.size).toBe(1);
    expect(recordOf()).toBeUndefined();
  });

  test('sends the oldest answers first at the next start', async () => {
    const { network, openSheet, openTab, submitted } = createDevice();
    network.isOnline = false;
    const tab = await openSheet();
    for (const id of ['act-2', 'act-3']) tab.openSheet(sheetOf(), id);
    await tab.submit('act-3');
    await vi.advanceTimersByTimeAsync(1000);
    await tab.submit('act-2');
    vi.clearAllTimers();
    network.isOnline = true;
    await openTab().start('lrn-lwazi');
    await settled();
    expect(submitted).toEqual(['act-3', 'act-2']);
  });

  test('retries after a delay if the browser does not report the connection', async () => {
    const { network, openSheet } = createDevice();
    network.failure = offline;
    const tab = await openSheet();
    await tab.submit('act-1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(tab.stage()).toMatchObject({ name: 'waiting', reason: 'offline' });
    network.failure = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.stage()).toMatchObject({ name: 'submitted' });
  });
});

describe('submission', () => {
  test('creates one attempt when the response is lost', async () => {
    const { network, openSheet, attempts } = createDevice();
    network.failure = 'lost';
    const tab = await openSheet();
    await tab.submit('act-1');
    network.failure = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: 'att-1' });
    expect(attempts.size).toBe(1);
  });

  test('creates one attempt when the tab is killed before the response', async () => {
    const { network, openSheet, openTab, killTabs, attempts, submitted } = createDevice();
    network.failure = 'hangs';
    const killed = await openSheet();
    void killed.submit('act-1');
    await settled();
    killTabs();
    network.failure = undefined;
    const tab = openTab();
    await tab.start('lrn-lwazi');
    await settled();
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: 'att-1' });
    expect(submitted).toHaveLength(2);
    expect(attempts.size).toBe(1);
  });

  test('is not repeated by a tab that is opened meanwhile', async () => {
    const { network, openSheet, openTab, submitted } = createDevice();
    network.failure = 'hangs';
    const first = await openSheet();
    void first.submit('act-1');
    await settled();
    network.failure = undefined;
    const second = openTab();
    await second.start('lrn-lwazi');
    await settled();
    expect(second.stage()).toMatchObject({ name: 'waiting' });
    expect(submitted).toHaveLength(1);
  });

  test('is sent by one of two tabs; the other one gets the result', async () => {
    const { network, openTab, submitted } = await submitOffline();
    vi.clearAllTimers();
    network.isOnline = true;
    const [one, two] = [openTab(), openTab()];
    await Promise.all([one.start('lrn-lwazi'), two.start('lrn-lwazi')]);
    await settled();
    expect(submitted).toEqual(['act-1']);
    expect([one, two].map((tab) => tab.stage())).toEqual([
      { name: 'submitted', resultId: 'att-1' },
      { name: 'superseded', resultId: 'att-1' },
    ]);
  });

  test('counts as complete if another tab has sent and deleted the stored answers', async () => {
    const { tab, network, records, submitted } = await submitOffline();
    records.clear();
    network.isOnline = true;
    await tab.sendNow();
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: undefined });
    expect(submitted).toEqual([]);
  });

  test('is sent if the database fails', async () => {
    const { tab, network, database } = await submitOffline();
    database.isFailing = true;
    network.isOnline = true;
    await tab.sendNow();
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: 'att-1' });
  });

  test('is sent once when Send now is pressed twice', async () => {
    const { tab, submitted } = await submitOffline();
    await Promise.all([tab.sendNow(), tab.sendNow()]);
    expect(submitted).toEqual(['act-1']);
  });
});

describe('offline queue after a failed submission', () => {
  test.each([500, 503, 429, 408, 401])('retries after a %i', async (status) => {
    const { tab, network } = await submitOffline();
    network.isOnline = true;
    network.failure = new Problem(status, '');
    tab.retry();
    await settled();
    expect(tab.stage()).toMatchObject({ name: 'waiting', reason: 'server' });
    network.failure = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.stage()).toMatchObject({ name: 'submitted' });
  });

  test('sends again only when the learner presses Send now, after a 402', async () => {
    const { tab, network, submitted, recordOf } = await submitOffline();
    network.isOnline = true;
    network.failure = new Problem(402, '');
    tab.retry();
    await vi.advanceTimersByTimeAsync(120_000);
    tab.retry();
    await settled();
    expect(tab.stage()).toMatchObject({ name: 'waiting', reason: 'limit' });
    expect(submitted).toHaveLength(1);
    expect(recordOf()).toMatchObject({ stage: 'waiting' });
    network.failure = undefined;
    await tab.sendNow();
    expect(tab.stage()).toMatchObject({ name: 'submitted' });
  });

  test.each([400, 403, 404, 409, 422])('allows editing after a %i, and saves the answers', async (status) => {
    const { tab, network, submitted, saves, recordOf } = await submitOffline();
    network.isOnline = true;
    network.failure = new Problem(status, 'No.');
    tab.retry();
    await settled();
    expect(tab.stage()).toMatchObject({ name: 'editing', failure: { status } });
    expect(recordOf()).toMatchObject({ stage: 'unsaved' });
    await vi.advanceTimersByTimeAsync(saveDelay);
    expect(saves[0]?.answers).toEqual(['a', undefined]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(submitted).toHaveLength(1);
  });
});

describe('offline queue of a learner', () => {
  test('is neither shown to another learner nor sent in their session', async () => {
    const { tab, network, submitted } = await submitOffline();
    network.isOnline = true;
    await tab.start('lrn-zola');
    await tab.sendNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.get('act-1')).toBeUndefined();
    expect(submitted).toEqual([]);
    await tab.start('lrn-lwazi');
    await settled();
    expect(submitted).toEqual(['act-1']);
  });

  test('remains on the device when the session ends and the call is aborted', async () => {
    const { openSheet, network, recordOf } = createDevice();
    network.failure = 'hangs';
    const tab = await openSheet();
    void tab.submit('act-1');
    await settled();
    tab.stop();
    await settled();
    expect(tab.get('act-1')).toBeUndefined();
    expect(recordOf()).toMatchObject({ stage: 'waiting' });
    network.failure = undefined;
    await tab.start('lrn-lwazi');
    await settled();
    expect(tab.stage()).toMatchObject({ name: 'submitted' });
  });
});
