import type { Db, Snapshot } from './db.ts';
import type { TableName } from './models.ts';
import { loadScenario, seedFingerprint, type ScenarioName } from './scenarios.ts';

const database = 'springbyte-mock';
const tables = 'tables';

interface Saved {
  snapshot: Snapshot;
  name: ScenarioName;
  startedAt: Date;
}

/** What the store needs of a backend. */
interface Source {
  readonly scenario: ScenarioName;
  readonly startedAt: Date;
  readonly db: Pick<Db, TableName>;
}

/** Resolves with the request's result. */
const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });

/**
 * Keeps the mock's world in IndexedDB: its name, the moment at which it began, and the tables that were changed since,
 * one entry each. The others come from the seed again, so that a world of 10,000 learners needs no copy of itself.
 * A snapshot of another seed is dropped: a developer who edits the seed sees the new one at the next load.
 */
export function snapshotStore(factory: IDBFactory) {
  const opened = open(factory);
  const entries = async (mode: IDBTransactionMode) =>
    (await opened).transaction(tables, mode).objectStore(tables);

  const clear = async (): Promise<void> => {
    await done((await entries('readwrite')).clear());
  };

  /** Writes the given tables. */
  async function save(source: Source, names: readonly TableName[]): Promise<void> {
    const store = await entries('readwrite');
    await Promise.all([
      done(store.put(seedFingerprint(), 'fingerprint')),
      done(store.put(source.scenario, 'name')),
      done(store.put(source.startedAt, 'startedAt')),
      ...names.map((name) => done(store.put(source.db[name].dump(), name))),
    ]);
  }

  return {
    save,
    /** Forgets what was changed: the next load begins the world of this backend anew. */
    async begin(source: Source): Promise<void> {
      await clear();
      await save(source, []);
    },
    async load(): Promise<Saved | undefined> {
      const store = await entries('readonly');
      const [names, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      // Every key that `save` writes is a name.
      const saved = Object.fromEntries(
        names.map((name, index) => [name as string, values[index] as unknown]),
      );
      const { fingerprint, name, startedAt, ...changed } = saved as Partial<Saved> & { fingerprint?: string };
      if (fingerprint === seedFingerprint() && name && startedAt) {
        return { snapshot: { ...(await loadScenario(name, startedAt)), ...changed }, name, startedAt };
      }
      await clear();
      return undefined;
    },
  };
}

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(tables));
  return done(request);
}
