import { del, entries, get, promisifyRequest, update } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { mergeRecords, type StoredAnswers } from './answer-record.ts';

type Key = [learnerId: string, activityId: string];

/** Stores answers in IndexedDB, or in memory if that fails. Reads records of one learner only (D-017). */
export function createAnswerStorage() {
  const withDatabase = createDeviceStore('springbyte-answers', 'answers');
  const memory = new Map<string, StoredAnswers>();
  const memoryKey = ([learnerId, activityId]: Key) => `${learnerId}/${activityId}`;

  /** Removes the record only if it is still `saved`: another tab may have stored newer answers. */
  async function removeSaved(key: Key): Promise<void> {
    if (memory.get(memoryKey(key))?.stage === 'saved') memory.delete(memoryKey(key));
    await withDatabase((store) =>
      store('readwrite', async (records) => {
        const request = records.get(key) as IDBRequest<StoredAnswers | undefined>;
        request.addEventListener('success', () => {
          if (request.result?.stage === 'saved') records.delete(key);
        });
        await promisifyRequest(records.transaction);
      }),
    ).catch(() => {});
  }

  return {
    /** @returns whether the record is on the device */
    async put(record: StoredAnswers): Promise<boolean> {
      const key: Key = [record.learnerId, record.activityId];
      try {
        await withDatabase((store) =>
          update<StoredAnswers>(key, (stored) => mergeRecords(record, stored), store),
        );
        memory.delete(memoryKey(key));
        return true;
      } catch {
        memory.set(memoryKey(key), record);
        return false;
      }
    },

    /** Lists a learner's records, oldest submission first. Removes saved records of other learners. */
    async list(learnerId: string): Promise<StoredAnswers[]> {
      const stored = await withDatabase((store) => entries<Key, StoredAnswers>(store)).catch(() => []);
      for (const [key] of stored) if (key[0] !== learnerId) void removeSaved(key);
      // Records in memory are newer than stored ones: storing them failed.
      const all = [...stored.map(([, record]) => record), ...memory.values()];
      const learnerRecords = all.filter((record) => record.learnerId === learnerId);
      const submittedAt = ({ submission }: StoredAnswers) => submission?.submittedAt ?? '';
      return [...new Map(learnerRecords.map((record) => [record.activityId, record])).values()].toSorted(
        (first, second) => (submittedAt(first) < submittedAt(second) ? -1 : 1),
      );
    },

    /** @throws Error when the database fails */
    find: async (...key: Key): Promise<StoredAnswers | undefined> =>
      memory.get(memoryKey(key)) ?? withDatabase((store) => get<StoredAnswers>(key, store)),

    /** If the removal fails, the answers are submitted again with the same key, which the server recognizes. */
    async remove(...key: Key): Promise<void> {
      memory.delete(memoryKey(key));
      await withDatabase((store) => del(key, store)).catch(() => {});
    },

    removeSaved: (...key: Key): Promise<void> => removeSaved(key),
  };
}

export type AnswerStorage = ReturnType<typeof createAnswerStorage>;
