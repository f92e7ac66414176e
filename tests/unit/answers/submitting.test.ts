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

/** A tab in which Lwazi has submitted offline. */
async function submittedOffline(device = createDevice()) {
  device.network.isOnline = false;
  const tab = await device.openSheet();
  tab.type('first', 'a');
  await tab.submit('act-1');
  return { ...device, tab };
}

describe('submitting', () => {
  test('sends the answers, removes them from the device, and never saves them again', async () => {
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

  test('ignores a second press', async () => {
    const { openSheet, submitted } = createDevice();
    const { submit } = await openSheet();
    await Promise.all([submit('act-1'), submit('act-1')]);
    expect(submitted).toHaveLength(1);
  });

  test('changes nothing while it is under way: neither typing nor newer answers', async () => {
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

  test('after a failure the answers are saved like any others, and sent again with the same key', async () => {
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

  test('a rejected submission does not consume its key, and typing clears its message', async () => {
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

  test('at the daily limit there is no message, and no save (402)', async () => {
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

describe('offline', () => {
  test('answers wait on the device, and no call is made', async () => {
    const { tab, submitted, recordOf } = await submittedOffline();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(tab.stage()).toEqual({ name: 'waiting', reason: 'offline', isSending: false });
    expect(recordOf()).toMatchObject({ stage: 'waiting' });
    expect(submitted).toEqual([]);
    tab.type('first', 'late');
    expect(tab.shown()).toEqual(['a', undefined]);
  });

  test('they are sent when the connection is back, and removed from the device', async () => {
    const { tab, network, recordOf, attempts } = await submittedOffline();
    network.isOnline = true;
    tab.retry();
    await settled();
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: 'att-1' });
    expect(attempts.size).toBe(1);
    expect(recordOf()).toBeUndefined();
  });

  test('they are sent at the next start, the oldest first', async () => {
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

  test('they are sent after a delay when the browser does not announce the connection', async () => {
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

describe('exactly one attempt', () => {
  test('when the response was lost', async () => {
    const { network, openSheet, attempts } = createDevice();
    network.failure = 'lost';
    const tab = await openSheet();
    await tab.submit('act-1');
    network.failure = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: 'att-1' });
    expect(attempts.size).toBe(1);
  });

  test('when the tab was killed before the response', async () => {
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

  test('a tab that is opened during a slow submission does not send it as well', async () => {
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

  test('of two tabs one sends, and the other one learns the result', async () => {
    const { network, openTab, submitted } = await submittedOffline();
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

  test('a tab that did not hear of it finds that the record was removed', async () => {
    const { tab, network, records, submitted } = await submittedOffline();
    records.clear();
    network.isOnline = true;
    await tab.sendNow();
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: undefined });
    expect(submitted).toEqual([]);
  });

  test('a database that fails does not mean that the answers were sent', async () => {
    const { tab, network, database } = await submittedOffline();
    database.isFailing = true;
    network.isOnline = true;
    await tab.sendNow();
    expect(tab.stage()).toEqual({ name: 'submitted', resultId: 'att-1' });
  });

  test('when Send now is pressed twice', async () => {
    const { tab, submitted } = await submittedOffline();
    await Promise.all([tab.sendNow(), tab.sendNow()]);
    expect(submitted).toEqual(['act-1']);
  });
});

describe('a server that does not take waiting answers', () => {
  test.each([500, 503, 429, 408, 401])('%i: they go on waiting', async (status) => {
    const { tab, network } = await submittedOffline();
    network.isOnline = true;
    network.failure = new Problem(status, '');
    tab.retry();
    await settled();
    expect(tab.stage()).toMatchObject({ name: 'waiting', reason: 'server' });
    network.failure = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.stage()).toMatchObject({ name: 'submitted' });
  });

  test('402: they stay on the device and are sent only by Send now', async () => {
    const { tab, network, submitted, recordOf } = await submittedOffline();
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

  test.each([400, 403, 404, 409, 422])('%i: they can be changed, and are saved', async (status) => {
    const { tab, network, submitted, saves, recordOf } = await submittedOffline();
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

describe('the learner', () => {
  test('another learner sees and sends none of it', async () => {
    const { tab, network, submitted } = await submittedOffline();
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

  test('when the session ends, a call under way is cancelled and the answers stay on the device', async () => {
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
