import { createStore, del, get, getMany, keys, set, type UseStore } from 'idb-keyval';
import type { StoredSubmission, SubmissionStore } from './submission-store.ts';
import type { Submission } from './submission.ts';

/** Milliseconds that the browser's database may take; after that it counts as unavailable. */
const timeout = 5000;

/**
 * Stores submissions in IndexedDB: web storage is emptied at the next start (D-002). Reads only entries of the learner
 * in question. Every call rejects when the browser has no database for us.
 */
export function indexedDbStore(): SubmissionStore {
  let database: UseStore | undefined;
  const withDatabase = async <Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> => {
    database ??= createStore('springbyte-submissions', 'waiting');
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The browser’s database does not respond.')), timeout);
    try {
      return await Promise.race([work(database), timedOut]);
    } finally {
      clearTimeout(timer);
    }
  };
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
