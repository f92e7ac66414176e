import { expect, test } from 'vitest';
import { indexedDbStore } from '#features/learner/offline-queue/indexed-db-store.ts';
import { memoryStore } from '#features/learner/offline-queue/memory-store.ts';
import { withFallback, type SubmissionStore } from '#features/learner/offline-queue/submission-store.ts';
import type { Submission } from '#features/learner/offline-queue/submission.ts';

/* Node has no IndexedDB, like a browser that refuses it: submissions are then stored in memory. */

const submission: Submission = {
  learnerId: 'lrn-lwazi',
  activityId: 'act-1',
  topicId: 'top-1',
  questions: [],
  key: 'first',
  submittedAt: '2025-05-15T13:08:00.000Z',
};

/** A device whose store can be made to fail. */
function unreliableDevice() {
  const stored = memoryStore();
  const state = { isFailing: false };
  const check = () => {
    if (state.isFailing) throw new Error('Refused.');
  };
  const device: SubmissionStore = {
    put: async (given) => {
      check();
      await stored.put(given);
      return 'device';
    },
    list: async (learnerId) => {
      check();
      return (await stored.list(learnerId)).map((one) => ({ ...one, persistence: 'device' }));
    },
    find: async (learnerId, activityId) => {
      check();
      const found = await stored.find(learnerId, activityId);
      return found && { ...found, persistence: 'device' };
    },
    remove: async (given) => {
      check();
      await stored.remove(given);
    },
  };
  return { state, device };
}

test('a browser without a database stores it in memory, and says so', async () => {
  const store = withFallback(indexedDbStore(), memoryStore());
  expect(await store.put(submission)).toBe('memory');
  expect(await store.list('lrn-lwazi')).toEqual([{ submission, persistence: 'memory' }]);
  expect(await store.find('lrn-lwazi', 'act-1')).toEqual({ submission, persistence: 'memory' });
  expect(await store.list('lrn-zola')).toEqual([]);
  await store.remove(submission);
  expect(await store.list('lrn-lwazi')).toEqual([]);
});

test('one submission for each learner and activity: a newer one replaces the older', async () => {
  const { device } = unreliableDevice();
  const store = withFallback(device, memoryStore());
  await store.put(submission);
  const newer = { ...submission, key: 'second' };
  await store.put(newer);
  await store.put({ ...submission, learnerId: 'lrn-zola' });
  expect(await store.list('lrn-lwazi')).toEqual([{ submission: newer, persistence: 'device' }]);
  // The older one was sent meanwhile: the newer stays.
  await store.remove(submission);
  expect(await store.find('lrn-lwazi', 'act-1')).toEqual({ submission: newer, persistence: 'device' });
});

test('what the device stores after all is removed from memory', async () => {
  const { state, device } = unreliableDevice();
  const memory = memoryStore();
  const store = withFallback(device, memory);
  state.isFailing = true;
  await store.put(submission);
  state.isFailing = false;
  expect(await store.put({ ...submission, key: 'second' })).toBe('device');
  expect(await memory.list('lrn-lwazi')).toEqual([]);
});

test('a device that fails does not mean that something was sent', async () => {
  const { state, device } = unreliableDevice();
  const store = withFallback(device, memoryStore());
  await store.put(submission);
  state.isFailing = true;
  await expect(store.find('lrn-lwazi', 'act-1')).rejects.toThrow('Refused.');
  await store.remove(submission);
  state.isFailing = false;
  expect(await store.find('lrn-lwazi', 'act-1')).toBeDefined();
});
