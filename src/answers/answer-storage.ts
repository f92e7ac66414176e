import { del, get, getMany, keys, update } from 'idb-keyval';
import { deviceStore } from '#lib/device-store.ts';
import { replacingRecord, type StoredAnswers } from './answer-record.ts';

type Key = [learnerId: string, activityId: string];

/**
 * Stores answers in the browser's database, or in memory if the browser refuses that. Reads only records of the learner in
 * question (D-017).
 */
export function createAnswerStorage() {
  const withDatabase = deviceStore('springbyte-answers', 'answers');
  const memory = new Map<string, StoredAnswers>();
  const memoryKey = ([learnerId, activityId]: Key) => `${learnerId}/${activityId}`;

  return {
    /** @returns whether the record outlives the page */
    async put(record: StoredAnswers): Promise<boolean> {
      const key: Key = [record.learnerId, record.activityId];
      try {
        await withDatabase((store) =>
          update<StoredAnswers>(key, (stored) => replacingRecord(record, stored), store),
        );
        memory.delete(memoryKey(key));
        return true;
      } catch {
        memory.set(memoryKey(key), record);
        return false;
      }
    },

    /** The records of one learner, oldest submission first. */
    async list(learnerId: string): Promise<StoredAnswers[]> {
      const stored = await withDatabase(async (store) => {
        const own = (await keys<Key>(store)).filter(([owner]) => owner === learnerId);
        const records = await getMany<StoredAnswers>(own, store);
        // Another tab may have removed one meanwhile.
        return records.filter((record) => record !== undefined);
      }).catch((): StoredAnswers[] => []);
      const inMemory = [...memory.values()].filter((record) => record.learnerId === learnerId);
      const submittedAt = ({ submission }: StoredAnswers) => submission?.submittedAt ?? '';
      return [...stored, ...inMemory].toSorted((first, second) =>
        submittedAt(first) < submittedAt(second) ? -1 : 1,
      );
    },

    /**
     * @returns undefined when there is no record
     * @throws Error when the database does not say whether there is one
     */
    find: async (...key: Key): Promise<StoredAnswers | undefined> =>
      memory.get(memoryKey(key)) ?? withDatabase((store) => get<StoredAnswers>(key, store)),

    /** A submission that cannot be removed is sent once more with its key, which the server knows. */
    async remove(...key: Key): Promise<void> {
      memory.delete(memoryKey(key));
      await withDatabase((store) => del(key, store)).catch(() => {});
    },
  };
}

export type AnswerStorage = ReturnType<typeof createAnswerStorage>;
