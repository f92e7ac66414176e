import { createStore, del, get, getMany, keys, set, type UseStore } from 'idb-keyval';
import type { AnsweredQuestion } from '#api/queries/activities/answer-sheet.ts';

/** Answers that were handed in and have not reached the server yet: ids, answers, time and key, nothing else. */
export interface Submission {
  /** The user id of whoever handed them in. */
  learnerId: string;
  activityId: string;
  topicId: string;
  /** As they are sent: a repetition has to be the same. */
  questions: AnsweredQuestion[];
  /** Marks all tries to send it as one (the contract's Idempotency-Key). */
  key: string;
  /** When it was handed in, ISO 8601. */
  submittedAt: string;
}

/** Where a submission waits: on the device, or in the page's memory because the browser keeps nothing. */
export type Place = 'device' | 'page';

export interface Kept {
  submission: Submission;
  place: Place;
}

/** Keeps at most one submission for each learner and activity. */
export interface SubmissionStore {
  put: (submission: Submission) => Promise<Place>;
  /** Those of one learner, the oldest first. */
  list: (learnerId: string) => Promise<Kept[]>;
  /** Undefined when it was sent or refused. */
  find: (learnerId: string, activityId: string) => Promise<Kept | undefined>;
  /** Unless another one has taken its place. */
  remove: (submission: Submission) => Promise<void>;
}

/** Keeps submissions as long as the page is open. */
export function pageStore(): SubmissionStore {
  const kept = new Map<string, Submission>();
  const nameOf = (learnerId: string, activityId: string) => JSON.stringify([learnerId, activityId]);
  const onPage = (submission: Submission): Kept => ({ submission, place: 'page' });
  return {
    put: async (submission) => {
      kept.set(nameOf(submission.learnerId, submission.activityId), submission);
      return 'page';
    },
    list: async (learnerId) =>
      [...kept.values()].filter((submission) => submission.learnerId === learnerId).map(onPage),
    find: async (learnerId, activityId) => {
      const submission = kept.get(nameOf(learnerId, activityId));
      return submission && onPage(submission);
    },
    remove: async ({ learnerId, activityId, key }) => {
      const name = nameOf(learnerId, activityId);
      if (kept.get(name)?.key === key) kept.delete(name);
    },
  };
}

/** Milliseconds that the browser's database may take; one that hangs counts as refused. */
const patience = 5000;

/**
 * Keeps submissions in IndexedDB: web storage is emptied at the next start (D-002). Only the entries of the learner in
 * question are ever read. Every call rejects when the browser refuses its database.
 */
export function deviceStore(): SubmissionStore {
  let opened: UseStore | undefined;
  const within = async <Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> => {
    opened ??= createStore('springbyte-submissions', 'waiting');
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The browser’s database does not answer.')), patience);
    try {
      return await Promise.race([work(opened), late]);
    } finally {
      clearTimeout(timer);
    }
  };
  const onDevice = (submission: Submission): Kept => ({ submission, place: 'device' });
  return {
    put: async (submission) => {
      const { learnerId, activityId } = submission;
      await within((store) => set([learnerId, activityId], submission, store));
      return 'device';
    },
    list: async (learnerId) => {
      const all = await within((store) => keys<[string, string]>(store));
      const own = all.filter(([owner]) => owner === learnerId);
      const found = await within((store) => getMany<Submission>(own, store));
      return found.flatMap((submission) => (submission ? [onDevice(submission)] : []));
    },
    find: async (learnerId, activityId) => {
      const submission = await within((store) => get<Submission>([learnerId, activityId], store));
      return submission && onDevice(submission);
    },
    remove: async ({ learnerId, activityId, key }) => {
      const name = [learnerId, activityId];
      const kept = await within((store) => get<Submission>(name, store));
      if (kept?.key === key) await within((store) => del(name, store));
    },
  };
}

/** On the device where the browser lets us, else in the page. Only `find` rejects: nobody knows then. */
export function firstOf(device: SubmissionStore, page: SubmissionStore): SubmissionStore {
  return {
    put: async (submission) => {
      const place = await device.put(submission).catch(() => page.put(submission));
      // What was kept in the page before, when the browser still refused, is out of date.
      if (place === 'device') await page.remove({ ...submission, key: await keyIn(page, submission) });
      return place;
    },
    list: async (learnerId) => {
      const [inPage, onDevice] = await Promise.all([
        page.list(learnerId),
        device.list(learnerId).catch((): Kept[] => []),
      ]);
      return [...onDevice, ...inPage].toSorted((first, second) =>
        first.submission.submittedAt < second.submission.submittedAt ? -1 : 1,
      );
    },
    find: async (learnerId, activityId) =>
      (await page.find(learnerId, activityId)) ?? device.find(learnerId, activityId),
    remove: async (submission) => {
      // An entry that cannot be removed is sent once more, under its old key: the server knows it.
      await Promise.all([page.remove(submission), device.remove(submission).catch(() => {})]);
    },
  };
}

const keyIn = async (store: SubmissionStore, { learnerId, activityId }: Submission): Promise<string> =>
  (await store.find(learnerId, activityId))?.submission.key ?? '';
