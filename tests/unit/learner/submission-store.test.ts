import { expect, test } from 'vitest';
import {
  deviceStore,
  firstOf,
  pageStore,
  type Submission,
  type SubmissionStore,
} from '#features/learner/offline-queue/submission-store.ts';

/* Node has no IndexedDB, as a browser that refuses it: what is handed in then stays in the page. */

const submission: Submission = {
  learnerId: 'lrn-lwazi',
  activityId: 'act-1',
  topicId: 'top-1',
  questions: [],
  key: 'first',
  submittedAt: '2025-05-15T13:08:00.000Z',
};

/** A device that can be told to refuse. */
function moody() {
  const kept = pageStore();
  const mood = { refuses: false };
  const check = () => {
    if (mood.refuses) throw new Error('Refused.');
  };
  const device: SubmissionStore = {
    put: async (given) => {
      check();
      await kept.put(given);
      return 'device';
    },
    list: async (learnerId) => {
      check();
      return (await kept.list(learnerId)).map((one) => ({ ...one, place: 'device' }));
    },
    find: async (learnerId, activityId) => {
      check();
      const found = await kept.find(learnerId, activityId);
      return found && { ...found, place: 'device' };
    },
    remove: async (given) => {
      check();
      await kept.remove(given);
    },
  };
  return { mood, device };
}

test('a browser without a database keeps it in the page, and says so', async () => {
  const store = firstOf(deviceStore(), pageStore());
  expect(await store.put(submission)).toBe('page');
  expect(await store.list('lrn-lwazi')).toEqual([{ submission, place: 'page' }]);
  expect(await store.find('lrn-lwazi', 'act-1')).toEqual({ submission, place: 'page' });
  expect(await store.list('lrn-zola')).toEqual([]);
  await store.remove(submission);
  expect(await store.list('lrn-lwazi')).toEqual([]);
});

test('one submission for each learner and activity; the newer takes the place of the older', async () => {
  const { device } = moody();
  const store = firstOf(device, pageStore());
  await store.put(submission);
  const newer = { ...submission, key: 'second' };
  await store.put(newer);
  await store.put({ ...submission, learnerId: 'lrn-zola' });
  expect(await store.list('lrn-lwazi')).toEqual([{ submission: newer, place: 'device' }]);
  // The older one was sent meanwhile: the newer stays.
  await store.remove(submission);
  expect(await store.find('lrn-lwazi', 'act-1')).toEqual({ submission: newer, place: 'device' });
});

test('what the device takes at last is not in the page any more', async () => {
  const { mood, device } = moody();
  const page = pageStore();
  const store = firstOf(device, page);
  mood.refuses = true;
  await store.put(submission);
  mood.refuses = false;
  expect(await store.put({ ...submission, key: 'second' })).toBe('device');
  expect(await page.list('lrn-lwazi')).toEqual([]);
});

test('a device that fails in between is no sign that something was sent', async () => {
  const { mood, device } = moody();
  const store = firstOf(device, pageStore());
  await store.put(submission);
  mood.refuses = true;
  await expect(store.find('lrn-lwazi', 'act-1')).rejects.toThrow('Refused.');
  await store.remove(submission);
  mood.refuses = false;
  expect(await store.find('lrn-lwazi', 'act-1')).toBeDefined();
});
