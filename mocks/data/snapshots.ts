import { tableNames, type Db, type Snapshot } from './db.ts';
import type { TableName } from './models.ts';
import type { ScenarioName } from './scenario-names.ts';
import { loadScenario, seedFingerprint } from './scenarios.ts';

const databaseName = 'springbyte-mock';
const storeName = 'tables';

/** Message to the other tabs, which have separate backends, after this tab has saved. */
interface SaveMessage {
  fingerprint: string;
  /** Names of the saved tables; undefined when the scenario may have changed too. */
  names: readonly TableName[] | undefined;
}

interface SavedState {
  snapshot: Snapshot;
  name: ScenarioName;
  startedAt: Date;
}

interface Source {
  readonly scenario: ScenarioName;
  readonly startedAt: Date;
  readonly db: Pick<Db, TableName>;
}

/**
 * Stores the mock's state in IndexedDB: the name of the scenario, its start, and one entry for each changed table. The
 * other tables are loaded from the scenario, so that the scenario `large` is not copied. A snapshot of another seed, or
 * with other columns, is discarded, so that a developer who edits the seed sees the result after reloading.
 */
export function snapshotStore(factory: IDBFactory) {
  const database = openDatabase(factory);
  const channel = new BroadcastChannel(databaseName);
  const post: (message: SaveMessage) => void = channel.postMessage.bind(channel);
  const announce = (names: SaveMessage['names']) => post({ fingerprint: seedFingerprint(), names });
  const entries = async (mode: IDBTransactionMode) =>
    (await database).transaction(storeName, mode).objectStore(storeName);

  const clear = async (): Promise<void> => {
    await toPromise((await entries('readwrite')).clear());
  };

  async function put(source: Source, names: readonly TableName[]): Promise<void> {
    const store = await entries('readwrite');
    await Promise.all([
      toPromise(store.put(seedFingerprint(), 'fingerprint')),
      toPromise(store.put(source.scenario, 'name')),
      toPromise(store.put(source.startedAt, 'startedAt')),
      ...names.map((name) => toPromise(store.put(source.db[name].all(), name))),
    ]);
  }

  return {
    async save(source: Source, names: readonly TableName[]): Promise<void> {
      await put(source, names);
      // An imported state replaces all tables, and may belong to another scenario.
      announce(names.length < tableNames.length ? names : undefined);
    },
    /** Discards all changes: the next load restarts the scenario of `source`. */
    async restart(source: Source): Promise<void> {
      await clear();
      await put(source, []);
      announce(undefined);
    },
    async read(names: readonly TableName[]): Promise<Partial<Snapshot>> {
      const store = await entries('readonly');
      const rows = await Promise.all(
        names.map(async (name) => [name, await toPromise(store.get(name))] as const),
      );
      return Object.fromEntries(rows);
    },
    /** Calls the listener when another tab has saved tables, or with undefined when it has restarted a scenario. */
    onSavedElsewhere(listener: (names: SaveMessage['names']) => void): void {
      channel.addEventListener('message', ({ data }: MessageEvent<SaveMessage>) => {
        if (data.fingerprint === seedFingerprint()) listener(data.names);
      });
    },
    /** Ends messages from and to other tabs. */
    close(): void {
      channel.close();
      void database.then((opened) => opened.close());
    },
    /** @returns undefined when nothing is saved, or only a snapshot of another seed or with other columns */
    async load(): Promise<SavedState | undefined> {
      const store = await entries('readonly');
      const [names, values] = await Promise.all([toPromise(store.getAllKeys()), toPromise(store.getAll())]);
      // `put` uses only strings as keys.
      const saved = Object.fromEntries(
        names.map((name, index) => [name as string, values[index] as unknown]),
      );
      const { fingerprint, name, startedAt, ...changed } = saved as Partial<SavedState> & {
        fingerprint?: string;
      };
      if (fingerprint === seedFingerprint() && name && startedAt) {
        return { snapshot: { ...(await loadScenario(name, startedAt)), ...changed }, name, startedAt };
      }
      await clear();
      return undefined;
    },
  };
}

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return toPromise(request);
}

const toPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
