import { get, update } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';

const maxRecent = 6;

/** Stores ids only: names of people do not belong on a shared computer. */
const withDatabase = createDeviceStore('springbyte-recent', 'items');

/** Returns the ids of the items that the user opened last, from the menu on this device. */
export const readRecentItems = async (userId: string): Promise<readonly string[]> =>
  (await withDatabase((store) => get<string[]>(userId, store)).catch(() => undefined)) ?? [];

export async function storeRecentItem(userId: string, id: string): Promise<void> {
  const add = (ids: readonly string[] = []) => [id, ...ids.filter((each) => each !== id)].slice(0, maxRecent);
  await withDatabase((store) => update<string[]>(userId, add, store)).catch(() => undefined);
}
