import { createStore, type UseStore } from 'idb-keyval';

/** Milliseconds after which IndexedDB counts as unavailable. */
const timeout = 5000;

/**
 * Opens a store in IndexedDB for data that survives the page: web storage is cleared at each start (D-002).
 *
 * @returns a function that calls `run` with the store; rejects if IndexedDB is unavailable
 */
export function createDeviceStore(database: string, table: string) {
  let openedStore: UseStore | undefined;
  return async <Result>(run: (store: UseStore) => Promise<Result>): Promise<Result> => {
    openedStore ??= createStore(database, table);
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The browser’s database does not respond.')), timeout);
    try {
      return await Promise.race([run(openedStore), timedOut]);
    } catch (error) {
      openedStore = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
