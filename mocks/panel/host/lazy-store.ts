import { createStore, type UseStore } from 'idb-keyval';

/** Opens a store of IndexedDB at its first use. In a browser that blocks storage, each use rejects instead of throwing. */
export function lazyStore(database: string, name: string): UseStore {
  let store: UseStore | undefined;
  return async (mode, callback) => (store ??= createStore(database, name))(mode, callback);
}
