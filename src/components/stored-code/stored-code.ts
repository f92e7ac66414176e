import { del, get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';

/** Programs that a learner has changed, by user and program. They are practice: no request sends them. */
const withDatabase = createDeviceStore('springbyte-programs', 'code');

export const readStoredCode = async (key: string): Promise<string | undefined> => {
  const stored = await withDatabase((store) => get<unknown>(key, store)).catch(() => undefined);
  return typeof stored === 'string' ? stored : undefined;
};

/** Stores the code; undefined removes it. Without a database it lasts until the page closes. */
export const storeCode = (key: string, code: string | undefined): Promise<void> =>
  withDatabase((store) => (code === undefined ? del(key, store) : set(key, code, store))).catch(
    () => undefined,
  );
