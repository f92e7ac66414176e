import { vi } from 'vitest';
import { mergeRecords, type StoredAnswers } from '#answers/answer-record.ts';
import type { AnswerStorage } from '#answers/answer-storage.ts';
import type { TabMessage } from '#answers/answer-submitter.ts';
import { createAnswerSync } from '#answers/answer-sync.ts';
import type { SavedAnswerSheet } from '#answers/answers.ts';
import type { DatedQuestion } from '#answers/merge-answers.ts';
import { Problem } from '#api/problem.ts';

export const start = new Date('2025-05-15T13:08:00.000Z');

export const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

export const offline = new Problem(0, '', { reason: 'offline' });

export const textQuestion = (
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

type Saved = [answer?: string | undefined, changedAtUtc?: string];

export const sheetOf = (first: Saved = [], second: Saved = []): SavedAnswerSheet => ({
  questions: [
    textQuestion('first', 0, first[0], first[1] ?? null),
    textQuestion('second', 1, second[0], second[1] ?? null),
  ],
});

/** A database shared by all tabs; `state.isFailing` makes it fail. */
export function createMemoryStorage() {
  const records = new Map<string, StoredAnswers>();
  const state = { isFailing: false };
  const check = () => {
    if (state.isFailing) throw new Error('Refused.');
  };
  const keyOf = (learnerId: string, activityId: string) => `${learnerId}/${activityId}`;
  const storage: AnswerStorage = {
    put: async (record) => {
      if (state.isFailing) return false;
      const key = keyOf(record.learnerId, record.activityId);
      records.set(key, mergeRecords(record, records.get(key)));
      return true;
    },
    list: async (learnerId) => {
      if (state.isFailing) return [];
      const submittedAt = ({ submission }: StoredAnswers) => submission?.submittedAt ?? '';
      return [...records.values()]
        .filter((record) => record.learnerId === learnerId)
        .toSorted((a, b) => (submittedAt(a) < submittedAt(b) ? -1 : 1));
    },
    find: async (learnerId, activityId) => {
      check();
      return records.get(keyOf(learnerId, activityId));
    },
    remove: async (learnerId, activityId) => {
      if (!state.isFailing) records.delete(keyOf(learnerId, activityId));
    },
    removeSaved: async (learnerId, activityId) => {
      const key = keyOf(learnerId, activityId);
      if (!state.isFailing && records.get(key)?.stage === 'saved') records.delete(key);
    },
  };
  return { storage, records, state };
}

interface Save {
  activityId: string;
  answers: unknown[];
  times: unknown[];
  succeed: (sheet?: unknown) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** Runs all pending promises, but no timer. */
export const settled = () => vi.advanceTimersByTimeAsync(0);

/**
 * A device with tabs, and a server. Each save is pending until the test settles it. Submissions succeed unless
 * `network.failure` is set; the server recognizes a retry by its idempotency key.
 */
export function createDevice() {
  const { storage, records, state } = createMemoryStorage();
  const saves: Save[] = [];
  const attempts = new Map<string, string>();
  const submitted: string[] = [];
  const network = {
    isOnline: true,
    /** The failure of the next submissions. 'lost': the server stores the attempt, but its response is lost. */
    failure: undefined as Problem | 'lost' | 'hangs' | undefined,
  };
  const tabs = new Set<(message: TabMessage) => void>();
  let lock = Promise.resolve();

  function openTab() {
    let ownListener: ((message: TabMessage) => void) | undefined;
    const answerSync = createAnswerSync({
      storage,
      save: ({ activityId, questions }) => {
        const { promise, resolve, reject } = Promise.withResolvers<unknown>();
        saves.push({
          activityId,
          answers: questions.map(({ data }) => (data as { answer?: unknown }).answer),
          times: questions.map(({ answerChangedAtUtc }) => answerChangedAtUtc),
          succeed: async (sheet) => {
            resolve(sheet);
            await settled();
          },
          fail: async (error) => {
            reject(error);
            await settled();
          },
        });
        return promise;
      },
      submit: async ({ key, activityId }, { signal }) => {
        submitted.push(activityId);
        if (network.failure === 'hangs') {
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          });
        }
        if (network.failure instanceof Problem) throw network.failure;
        const id = attempts.get(key) ?? `att-${attempts.size + 1}`;
        attempts.set(key, id);
        if (network.failure === 'lost') throw offline;
        return id;
      },
      notifyTabs: (message) => {
        for (const notify of tabs) if (notify !== ownListener) notify(message);
      },
      listenToTabs: (listener) => {
        ownListener = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
      withLock: async (task) => {
        lock = lock.then(task);
        await lock;
      },
      isOnline: () => network.isOnline,
      now: () => new Date(),
    });
    return {
      ...answerSync,
      openSheet: (sheet: SavedAnswerSheet, id = 'act-1') =>
        answerSync.open({ ...sheet, id, topicId: 'top-1' }),
      type: (questionId: string, answer: string, id = 'act-1') =>
        answerSync.answer(id, questionId, { prompt: 'Why?', answer }),
      stage: (id = 'act-1') => answerSync.get(id)?.stage,
      shown: (id = 'act-1') =>
        answerSync.get(id)?.questions.map(({ data }) => (data as { answer?: string | undefined }).answer),
      times: () => answerSync.get('act-1')?.questions.map(({ answerChangedAtUtc }) => answerChangedAtUtc),
      replaced: () => answerSync.get('act-1')?.replaced.map(({ id, previousData }) => [id, previousData]),
    };
  }

  async function openSheet(sheet: SavedAnswerSheet = sheetOf(), learnerId = 'lrn-lwazi') {
    const tab = openTab();
    await tab.start(learnerId);
    tab.openSheet(sheet);
    return tab;
  }

  function killTabs() {
    vi.clearAllTimers();
    tabs.clear();
    lock = Promise.resolve();
  }

  const recordOf = (activityId = 'act-1') => records.get(`lrn-lwazi/${activityId}`);

  return {
    network,
    storage,
    records,
    database: state,
    saves,
    attempts,
    submitted,
    openTab,
    openSheet,
    killTabs,
    recordOf,
  };
}
