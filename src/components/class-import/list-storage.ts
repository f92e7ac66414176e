import { delMany, del, entries, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import type { ImportList } from './import-list.ts';

/** Increase it when `ImportList` changes: lists of other formats are deleted. */
const format = 1;

interface StoredList {
  /** Milliseconds since 1970. */
  savedAt: number;
  format: number;
  list: ImportList;
}

/** One list per user. */
const withDatabase = createDeviceStore('springbyte-class-list', 'lists');

/** In milliseconds: a list holds personal data of children, and the device may be shared. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * A class list that is not yet imported, as pasted and corrected. Each function ignores errors, for example if the
 * browser has no storage: the list then ends with the page.
 */
export const listStorage = {
  put(ownerId: string, list: ImportList): Promise<void> {
    const stored: StoredList = { savedAt: clock.now().getTime(), format, list };
    return withDatabase((store) => set(ownerId, stored, store)).catch(() => {});
  },

  /** Also deletes the lists of all users that are too old, or have another format. */
  find: (ownerId: string): Promise<ImportList | undefined> =>
    withDatabase(async (store) => {
      const records = await entries<string, StoredList>(store);
      const oldest = clock.now().getTime() - maxAge;
      const valid = records.filter(([, stored]) => stored.format === format && stored.savedAt >= oldest);
      const outdated = records.filter((record) => !valid.includes(record));
      await delMany(
        outdated.map(([key]) => key),
        store,
      );
      return valid.find(([key]) => key === ownerId)?.[1].list;
    }).catch(() => undefined),

  remove: (ownerId: string): Promise<void> => withDatabase((store) => del(ownerId, store)).catch(() => {}),
};
