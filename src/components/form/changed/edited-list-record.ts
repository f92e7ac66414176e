import type { EditedRecord } from './record-changes.ts';

/**
 * An `EditedRecord` that reloads with its list.
 *
 * @param record undefined for a new record
 * @param readList fetches the list and bypasses the cache
 * @param toValues returns the form values of a record
 */
export const editedListRecord = <Row extends { id: string; version: string }, Values>(
  record: Row | undefined,
  readList: () => Promise<readonly Row[]>,
  toValues: (row: Row) => Values,
): EditedRecord<Values> | undefined =>
  record && {
    version: record.version,
    reload: async () => {
      const now = (await readList()).find(({ id }) => id === record.id);
      return now && { version: now.version, values: toValues(now) };
    },
  };
