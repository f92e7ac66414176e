import type { EditedRecord } from './record-changes.ts';

/**
 * For a form over a list: its record is read again with the list.
 *
 * @param record undefined for a new one, which nobody else can have changed
 * @param readList asks the server, whatever the cache has
 * @param toValues the record as the form shows it
 */
export const editedInList = <Row extends { id: string; version: string }, Values>(
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
