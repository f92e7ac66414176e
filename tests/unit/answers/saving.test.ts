import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDelay } from '#answers/answer-sync.ts';
import { saveMessages, saveStatusOf } from '#answers/messages.ts';
import { retryDelays } from '#answers/retry-delays.ts';
import { Problem } from '#api/problem.ts';
import { at, createDevice, offline, sheetOf, start } from './answers-fixture.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('autosave', () => {
  test('waits for a pause in typing and sends every question once', async () => {
    const { openSheet, saves } = createDevice();
    const { type, stage } = await openSheet();
    expect(stage()).toMatchObject({ name: 'editing', save: 'untouched' });
    type('first', 'a');
    await pass(saveDelay - 1);
    type('first', 'ab');
    await pass(saveDelay - 1);
    expect(saves).toHaveLength(0);
    await pass(1);
    expect(saves.map(({ answers }) => answers)).toEqual([['ab', undefined]]);
    expect(stage()).toMatchObject({ save: 'unsaved' });
    await saves[0]?.succeed();
    expect(stage()).toMatchObject({ save: 'saved' });
  });

  test('saves answers typed during a save with the next call', async () => {
    const { openSheet, saves } = createDevice();
    const { type, stage, shown, flush } = await openSheet();
    type('first', 'old');
    await pass(saveDelay);
    type('first', 'new');
    flush();
    expect(saves).toHaveLength(1);
    await saves[0]?.succeed();
    expect(stage()).toMatchObject({ save: 'unsaved' });
    expect(shown()).toEqual(['new', undefined]);
    await pass(saveDelay);
    expect(saves[1]?.answers).toEqual(['new', undefined]);
  });

  test('flush saves changes at once, and makes no call without changes', async () => {
    const { openSheet, saves } = createDevice();
    const { type, flush } = await openSheet();
    flush();
    expect(saves).toHaveLength(0);
    type('second', 'b');
    flush();
    expect(saves).toHaveLength(1);
    await saves[0]?.succeed();
    await pass(saveDelay);
    expect(saves).toHaveLength(1);
  });

  test('retries after growing delays, and shows the failure until a save succeeds', async () => {
    const { openSheet, saves } = createDevice();
    const { type, stage } = await openSheet();
    type('first', 'a');
    await pass(saveDelay);
    for (const [failures, delay] of [...retryDelays, retryDelays.at(-1) ?? 0].entries()) {
      await saves[failures]?.fail(new Problem(500, ''));
      expect(stage()).toMatchObject({ save: 'failed' });
      await pass(delay - 1);
      expect(saves).toHaveLength(failures + 1);
      await pass(1);
      expect(saves).toHaveLength(failures + 2);
    }
    await saves.at(-1)?.succeed();
    expect(stage()).toMatchObject({ save: 'saved' });
  });

  test('sends failed changes again with the next change', async () => {
    const { openSheet, saves } = createDevice();
    const { type } = await openSheet();
    type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.fail(offline);
    type('second', 'b');
    await pass(saveDelay);
    expect(saves[1]?.answers).toEqual(['a', 'b']);
  });

  test.each([
    [402, 'limited'],
    [403, 'refused'],
  ])('does not retry after a %d until the sheet is opened again', async (status, save) => {
    const { openSheet, saves } = createDevice();
    const { type, stage, flush, openSheet: openAgain } = await openSheet();
    type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.fail(new Problem(status, ''));
    expect(stage()).toMatchObject({ save });
    type('second', 'b');
    flush();
    await pass(60_000);
    expect(saves).toHaveLength(1);
    openAgain(sheetOf());
    await pass(saveDelay);
    expect(saves[1]?.answers).toEqual(['a', 'b']);
  });
});

describe('stored answers', () => {
  test('contain each change immediately, and are saved at the next start if the tab was killed', async () => {
    const { openSheet, openTab, killTabs, saves, recordOf } = createDevice();
    const { type } = await openSheet();
    type('first', 'a');
    await pass(0);
    expect(recordOf()).toMatchObject({ stage: 'unsaved', own: ['first'] });
    killTabs();

    const tab = openTab();
    await tab.start('lrn-lwazi');
    expect(tab.shown()).toEqual(['a', undefined]);
    await pass(saveDelay);
    expect(saves.map(({ answers }) => answers)).toEqual([['a', undefined]]);
    tab.openSheet(sheetOf());
    expect(tab.shown()).toEqual(['a', undefined]);
  });

  test('remain after the session if they are unsaved, for the same learner only', async () => {
    const { openSheet, saves, recordOf } = createDevice();
    const tab = await openSheet();
    tab.type('first', 'a');
    tab.stop();
    await pass(60_000);
    expect(saves).toHaveLength(0);
    expect(tab.get('act-1')).toBeUndefined();
    await tab.start('lrn-zola');
    expect(tab.get('act-1')).toBeUndefined();
    await tab.start('lrn-lwazi');
    expect(tab.shown()).toEqual(['a', undefined]);
    expect(recordOf()).toBeDefined();
    tab.stop();
  });

  test('are removed after the session if they are saved', async () => {
    const { openSheet, saves, recordOf } = createDevice();
    const tab = await openSheet();
    tab.type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.succeed();
    expect(recordOf()).toMatchObject({ stage: 'saved' });
    tab.stop();
    await pass(0);
    expect(recordOf()).toBeUndefined();
  });

  test('are removed when the opened sheet has newer answers from another device', async () => {
    const { openSheet, saves, recordOf } = createDevice();
    const { type, openSheet: openAgain } = await openSheet();
    type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.succeed();
    openAgain(sheetOf(['theirs', at(1)]));
    await pass(0);
    expect(recordOf()).toBeUndefined();
  });

  test('replace older answers in a cached sheet, and are saved again', async () => {
    const { openSheet, openTab, killTabs, saves } = createDevice();
    const { type } = await openSheet();
    type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.succeed();
    killTabs();

    const tab = openTab();
    await tab.start('lrn-lwazi');
    tab.openSheet(sheetOf());
    expect(tab.shown()).toEqual(['a', undefined]);
    await pass(saveDelay);
    expect(saves[1]?.answers).toEqual(['a', undefined]);
  });

  test('remain after the session ends in one tab if another tab has unsaved answers', async () => {
    const { openSheet, saves, recordOf } = createDevice();
    const [firstTab, secondTab] = [await openSheet(), await openSheet()];
    firstTab.type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.succeed(sheetOf(['a', at(0)]));
    secondTab.type('second', 'b');
    await pass(0);
    firstTab.stop();
    await pass(0);
    expect(recordOf()).toMatchObject({ stage: 'unsaved' });
    secondTab.stop();
  });

  test.each([400, 404, 409, 410, 422])('are not saved again after a %i until they change', async (status) => {
    const { openSheet, saves } = createDevice();
    const { type } = await openSheet();
    type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.fail(new Problem(status, ''));
    await pass(600_000);
    expect(saves).toHaveLength(1);
    type('first', 'ab');
    await pass(saveDelay);
    expect(saves).toHaveLength(2);
  });

  test('are not saved before their sheet is open, if the server does not compare date-times', async () => {
    const questions = sheetOf().questions.map(({ answerChangedAtUtc: _time, ...question }) => question);
    const { openSheet, openTab, killTabs, saves } = createDevice();
    const { type } = await openSheet({ questions });
    type('first', 'a');
    await pass(0);
    killTabs();

    const tab = openTab();
    await tab.start('lrn-lwazi');
    await pass(saveDelay);
    expect(saves).toHaveLength(0);
    tab.openSheet({ questions });
    await pass(saveDelay);
    expect(saves).toHaveLength(1);
  });

  test('do not exist for an unchanged sheet, or after a save was refused with 403', async () => {
    const { openSheet, saves, recordOf } = createDevice();
    const { type } = await openSheet();
    await pass(0);
    expect(recordOf()).toBeUndefined();
    type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.fail(new Problem(403, ''));
    type('first', 'ab');
    await pass(0);
    expect(recordOf()).toBeUndefined();
  });

  test('are not mentioned in the save message if the database fails', async () => {
    const { openSheet, saves, database } = createDevice();
    const tab = await openSheet();
    const message = () => {
      const answers = tab.get('act-1');
      return answers && saveMessages[saveStatusOf(answers)];
    };
    tab.type('first', 'a');
    await pass(saveDelay);
    await saves[0]?.fail(offline);
    expect(message()).toBe('Saved on this device. We will try again.');
    expect(tab.wouldLoseAnswers()).toBe(false);
    database.isFailing = true;
    tab.type('first', 'ab');
    await pass(0);
    expect(message()).toBe('Not saved yet. We will try again.');
    expect(tab.wouldLoseAnswers()).toBe(true);
    tab.stop();
  });
});
