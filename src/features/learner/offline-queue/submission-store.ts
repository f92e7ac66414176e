import type { Submission } from './submission.ts';

/** Where a submission is stored: on the device, or in the page's memory because the browser stores nothing. */
export type Persistence = 'device' | 'memory';

export interface StoredSubmission {
  submission: Submission;
  persistence: Persistence;
}

/** Holds at most one submission for each learner and activity. */
export interface SubmissionStore {
  put: (submission: Submission) => Promise<Persistence>;
  /** Those of one learner, the oldest first. */
  list: (learnerId: string) => Promise<StoredSubmission[]>;
  /** Undefined when it was sent or rejected. */
  find: (learnerId: string, activityId: string) => Promise<StoredSubmission | undefined>;
  /** Removes it unless a newer one has replaced it. */
  remove: (submission: Submission) => Promise<void>;
}

/** On the device if the browser lets us, else in memory. Only `find` rejects: nobody can tell then what is stored. */
export function withFallback(device: SubmissionStore, memory: SubmissionStore): SubmissionStore {
  return {
    put: async (submission) => {
      const persistence = await device.put(submission).catch(() => memory.put(submission));
      if (persistence === 'device') await removeOlder(memory, submission);
      return persistence;
    },
    list: async (learnerId) => {
      const [inMemory, onDevice] = await Promise.all([
        memory.list(learnerId),
        device.list(learnerId).catch((): StoredSubmission[] => []),
      ]);
      return [...onDevice, ...inMemory].toSorted((first, second) =>
        first.submission.submittedAt < second.submission.submittedAt ? -1 : 1,
      );
    },
    find: async (learnerId, activityId) =>
      (await memory.find(learnerId, activityId)) ?? device.find(learnerId, activityId),
    remove: async (submission) => {
      // An entry that cannot be removed is sent once more with its old key, which the server knows.
      await Promise.all([memory.remove(submission), device.remove(submission).catch(() => {})]);
    },
  };
}

/** What was stored in memory while the device was unavailable is out of date. */
async function removeOlder(memory: SubmissionStore, { learnerId, activityId }: Submission): Promise<void> {
  const older = await memory.find(learnerId, activityId);
  if (older) await memory.remove(older.submission);
}
