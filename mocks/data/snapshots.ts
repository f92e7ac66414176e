import { tableNames, type Db, type World } from './db.ts';
import type { TableName } from './models.ts';
import { seedFingerprint, type WorldName } from './worlds.ts';

const database = 'springbyte-mock';
const tables = 'tables';

interface Saved {
  world: World;
  name: WorldName;
}

/** What the store needs of a backend. */
interface Source {
  readonly world: WorldName;
  readonly db: Db;
}

/** Resolves with the request's result. */
const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });

/**
 * Keeps the mock's world in IndexedDB, one entry a table, so that a call writes only what it changed.
 * A snapshot of another seed is dropped: a developer who edits the seed sees the new one at the next load.
 */
export function snapshotStore(factory: IDBFactory) {
  const opened = open(factory);
  const entries = async (mode: IDBTransactionMode) =>
    (await opened).transaction(tables, mode).objectStore(tables);

  const clear = async (): Promise<void> => {
    await done((await entries('readwrite')).clear());
  };

  return {
    clear,
    async load(): Promise<Saved | undefined> {
      const store = await entries('readonly');
      const [names, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      // Every key that `save` writes is a name.
      const saved = Object.fromEntries(
        names.map((name, index) => [name as string, values[index] as unknown]),
      );
      const { fingerprint, name, ...world } = saved;
      if (fingerprint === seedFingerprint()) {
        return { world: world as unknown as World, name: name as WorldName };
      }
      await clear();
      return undefined;
    },
    /** Writes the given tables; the first time, and after a clear, all of them. */
    async save(source: Source, names: readonly TableName[]): Promise<void> {
      const store = await entries('readwrite');
      const isFirst = (await done(store.count())) === 0;
      await Promise.all([
        done(store.put(seedFingerprint(), 'fingerprint')),
        done(store.put(source.world, 'name')),
        ...(isFirst ? tableNames : names).map((name) => done(store.put(source.db[name].dump(), name))),
      ]);
    },
  };
}

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(tables));
  return done(request);
}
