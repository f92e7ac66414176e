import { createStore, type UseStore } from 'idb-keyval';

/** Milliseconds after which IndexedDB counts as unavailable. */
const timeout = 5000;

/**
 * Opens a store in IndexedDB, for data that must outlive the page: web storage is cleared at each start (D-002).
 *
 * @returns a function that calls `run` with the store; rejects when IndexedDB is not available
 */
export function createDeviceStore(database: string, table: string) {
  let opened: UseStore | undefined;
  return async <Result>(run: (store: UseStore) => Promise<Result>): Promise<Result> => {
    opened ??= createStore(database, table);
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The browser’s database does not respond.')), timeout);
    try {
      return await Promise.race([run(opened), timedOut]);
    } catch (error) {
      // The next call opens the database again.
      opened = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
