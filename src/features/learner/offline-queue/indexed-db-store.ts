import { del, get, getMany, keys, set } from 'idb-keyval';
import { deviceStore } from '#lib/device-store.ts';
import type { StoredSubmission, SubmissionStore } from './submission-store.ts';
import type { Submission } from './submission.ts';

/**
 * Stores submissions in the browser's database. Reads only entries of the learner in question. Every call rejects when
 * the browser has no database for us.
 */
export function indexedDbStore(): SubmissionStore {
  const withDatabase = deviceStore('springbyte-submissions', 'waiting');
  const onDevice = (submission: Submission): StoredSubmission => ({ submission, persistence: 'device' });
  return {
    put: async (submission) => {
      const { learnerId, activityId } = submission;
      await withDatabase((store) => set([learnerId, activityId], submission, store));
      return 'device';
    },
    list: async (learnerId) => {
      const all = await withDatabase((store) => keys<[string, string]>(store));
      const own = all.filter(([owner]) => owner === learnerId);
      const submissions = await withDatabase((store) => getMany<Submission>(own, store));
      return submissions.flatMap((submission) => (submission ? [onDevice(submission)] : []));
    },
    find: async (learnerId, activityId) => {
      const submission = await withDatabase((store) => get<Submission>([learnerId, activityId], store));
      return submission && onDevice(submission);
    },
    remove: async ({ learnerId, activityId, key }) => {
      const name = [learnerId, activityId];
      const stored = await withDatabase((store) => get<Submission>(name, store));
      if (stored?.key === key) await withDatabase((store) => del(name, store));
    },
  };
}
