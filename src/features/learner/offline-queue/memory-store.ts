import type { StoredSubmission, SubmissionStore } from './submission-store.ts';
import type { Submission } from './submission.ts';

/** Stores submissions as long as the page is open. */
export function memoryStore(): SubmissionStore {
  const stored = new Map<string, Submission>();
  const keyOf = (learnerId: string, activityId: string) => JSON.stringify([learnerId, activityId]);
  const inMemory = (submission: Submission): StoredSubmission => ({ submission, persistence: 'memory' });
  return {
    put: async (submission) => {
      stored.set(keyOf(submission.learnerId, submission.activityId), submission);
      return 'memory';
    },
    list: async (learnerId) =>
      [...stored.values()].filter((submission) => submission.learnerId === learnerId).map(inMemory),
    find: async (learnerId, activityId) => {
      const submission = stored.get(keyOf(learnerId, activityId));
      return submission && inMemory(submission);
    },
    remove: async ({ learnerId, activityId, key }) => {
      const name = keyOf(learnerId, activityId);
      if (stored.get(name)?.key === key) stored.delete(name);
    },
  };
}
