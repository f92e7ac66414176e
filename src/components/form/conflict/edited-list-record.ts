import type { EditedRecord } from './record-changes.ts';

/**
 * Creates an `EditedRecord` that is reloaded with its list.
 *
 * @param readList fetches the list and bypasses the cache
 */
export const editedListRecord = <Row extends { id: string; version: string }, Values>(
  record: Row | undefined,
  readList: () => Promise<readonly Row[]>,
  toValues: (row: Row) => Values,
): EditedRecord<Values> | undefined =>
  record && {
    version: record.version,
    reload: async () => {
      const saved = (await readList()).find(({ id }) => id === record.id);
      return saved && { version: saved.version, values: toValues(saved) };
    },
  };
