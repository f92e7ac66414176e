import { createStore, type UseStore } from 'idb-keyval';

/** Milliseconds that the browser's database may take; after that it counts as unavailable. */
const timeout = 5000;

/**
 * A store in the browser's database, for what has to outlive the page: web storage is emptied at the next start (D-002).
 *
 * @returns a function that does some work with the store, and rejects when the browser has no database for us
 */
export function createDeviceStore(database: string, table: string) {
  let opened: UseStore | undefined;
  return async <Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> => {
    opened ??= createStore(database, table);
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The browser’s database does not respond.')), timeout);
    try {
      return await Promise.race([work(opened), timedOut]);
    } catch (error) {
      // The next call opens it anew: it may be there again by then.
      opened = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
