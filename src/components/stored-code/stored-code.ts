import { del, get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';

/** Programs that a user has changed, by user and program. They are practice: no request sends them. */
const withDatabase = createDeviceStore('springbyte-programs', 'code');

interface StoredCode {
  /** The author's code that was changed. */
  original: string;
  code: string;
}

const isStoredCode = (value: unknown): value is StoredCode =>
  typeof value === 'object' &&
  value !== null &&
  'original' in value &&
  'code' in value &&
  typeof value.code === 'string';

/** Returns the changed code; undefined if the author has changed the original since. */
export async function readStoredCode(key: string, original: string): Promise<string | undefined> {
  const stored = await withDatabase((store) => get<unknown>(key, store)).catch(() => undefined);
  return isStoredCode(stored) && stored.original === original ? stored.code : undefined;
}

/** Stores the code, or removes the original. Without a database it lasts until the page closes. */
export const storeCode = (key: string, stored: StoredCode): Promise<void> =>
  withDatabase((store) =>
    stored.code === stored.original ? del(key, store) : set(key, stored, store),
  ).catch(() => undefined);
