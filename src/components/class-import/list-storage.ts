import { del, get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';

interface StoredList {
  /** Milliseconds since 1970. */
  savedAt: number;
  list: unknown;
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
  put(ownerId: string, list: unknown): Promise<void> {
    const stored: StoredList = { savedAt: clock.now().getTime(), list };
    return withDatabase((store) => set(ownerId, stored, store)).catch(() => {});
  },

  /** Removes a list that is too old. */
  async find(ownerId: string): Promise<unknown> {
    const stored = await withDatabase((store) => get<StoredList>(ownerId, store)).catch(() => undefined);
    if (!stored) return undefined;
    if (stored.savedAt >= clock.now().getTime() - maxAge) return stored.list;
    await listStorage.remove(ownerId);
    return undefined;
  },

  remove: (ownerId: string): Promise<void> => withDatabase((store) => del(ownerId, store)).catch(() => {}),
};
