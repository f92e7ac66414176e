import type { OperationId } from '#api/contract.gen.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { createDb, type Db, type Snapshot } from '../data/db.ts';
import type { TableName } from '../data/models.ts';
import { loadScenario, type ScenarioName } from '../data/scenarios.ts';

/** Makes the next calls of one operation fail or wait on purpose: for stories, tests and development. */
export interface Fault {
  operation: OperationId;
  /**
   * An HTTP status; 'offline' for a connection that breaks; 'lost' for one that breaks after the server has handled the
   * call; 'garbage' for a response that is not JSON.
   */
  status?: number | 'offline' | 'lost' | 'garbage';
  message?: string;
  /** Messages by field, for a 400 of a server that is stricter than the contract. */
  errors?: Record<string, string[]>;
  /** Milliseconds before the response; Infinity for one that never arrives. */
  delay?: number;
  /** The response also waits until this is fulfilled: for stories. */
  until?: Promise<void>;
  /** How many calls it affects; all of them by default. */
  times?: number;
}

export interface BackendOptions {
  /** The server's clock; the real one by default. */
  now?: () => Date;
  /** The server's source of randomness, from 0 to 1. */
  random?: () => number;
  /** Reads the bytes of a seed file; browser and Node do so differently. */
  readFile: (source: string) => Promise<Blob>;
  /** Where the application stands, without a slash at its end: for links in e-mails and for the return from a payment. */
  applicationUrl?: string;
  /** Returns the absolute URL of a payment's page at the provider. */
  paymentPage?: (paymentId: string) => string;
}

/** The state of the mock and the environment in which it runs, shared by all operations. */
export interface Backend {
  readonly db: Db;
  readonly faults: Fault[];
  /** Responses of this mock that its own contract does not allow: each of them is a bug here. */
  readonly deviations: Deviation[];
  /** Requests that the contract does not allow, refused with 400: each of them from our own client is a bug there. */
  readonly refusedRequests: Deviation[];
  readonly now: () => Date;
  readonly randomId: (prefix: string) => string;
  readonly readFile: (source: string) => Promise<Blob>;
  readonly applicationUrl: string;
  readonly paymentPage: (paymentId: string) => string;
  readonly scenario: ScenarioName;
  /** The date-time from which the dates of the scenario are counted. */
  readonly startedAt: Date;
  /** Sets the listener that receives the changed tables, after each call that has changed any and before its response. */
  onChange(listener: (tables: TableName[]) => Promise<void>): void;
  /**
   * Runs a call that may change data, after those before it have ended. Its changes are undone when it throws or when its
   * result is not to be kept; otherwise the listener receives them.
   */
  change<Result>(call: () => Promise<Result>, isKept: (result: Result) => boolean): Promise<Result>;
  /** Replaces tables by newer ones, after the calls before it have ended. */
  takeOver(load: () => Promise<Partial<Snapshot>>): Promise<void>;
  /** Starts a scenario anew, with dates counted from now; faults and deviations are cleared. */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Replaces the data with a stored snapshot of a scenario. */
  restore(snapshot: Snapshot, scenario: ScenarioName, startedAt?: Date): void;
}

/** A backend without data; `reset` or `restore` loads some. */
export function createBackend({
  now = () => new Date(),
  random = Math.random,
  readFile,
  applicationUrl = 'https://app.springbyte.test',
  paymentPage = (paymentId) => `https://payments.springbyte.test/pay?payment=${paymentId}`,
}: BackendOptions): Backend {
  let db: Db | undefined;
  let scenario: ScenarioName = 'default';
  let startedAt = now();
  const faults: Fault[] = [];
  const deviations: Deviation[] = [];
  const refusedRequests: Deviation[] = [];
  let listener: ((tables: TableName[]) => Promise<void>) | undefined;
  let lastCall: Promise<unknown> = Promise.resolve();
  /** How many calls wait for those before them. */
  let waiting = 0;
  let batch = newBatch();

  function openDb(): Db {
    if (!db) throw new Error('The mock backend has no data yet: await reset() or restore() first.');
    return db;
  }

  /**
   * Changes of calls that wait for each other are saved together: a table of thousands takes longer to save than to
   * change. No call that has changed something ends before that is saved; the others do not wait.
   */
  async function saveBatch(): Promise<void> {
    const { tables, saved } = batch;
    if (waiting > 0 || tables.size === 0) return;
    batch = newBatch();
    saved.resolve(listener?.([...tables]));
    // The calls of the batch hear of a failure; those after it go on.
    await saved.promise.catch(() => {});
  }

  return {
    get db() {
      return openDb();
    },
    get scenario() {
      return scenario;
    },
    get startedAt() {
      return startedAt;
    },
    faults,
    deviations,
    refusedRequests,
    now,
    readFile,
    applicationUrl,
    paymentPage,
    randomId: (prefix) =>
      `${prefix}-${Math.floor(random() * 36 ** 10)
        .toString(36)
        .padStart(10, '0')}`,
    onChange(newListener) {
      listener = newListener;
    },
    async change(call, isKept) {
      waiting += 1;
      let saved: Promise<void> | undefined;
      const result = lastCall.then(async () => {
        waiting -= 1;
        const value = await openDb().transaction(call, isKept);
        const changed = openDb().takeChanges();
        for (const table of changed) batch.tables.add(table);
        if (changed.length > 0) saved = batch.saved.promise;
        return value;
      });
      lastCall = result.then(saveBatch, saveBatch);
      const value = await result;
      await saved;
      return value;
    },
    async takeOver(load) {
      const result = lastCall.then(async () => openDb().load(await load()));
      lastCall = result.catch(() => {});
      await result;
    },
    async reset(name = scenario) {
      startedAt = now();
      db = createDb(await loadScenario(name, startedAt));
      scenario = name;
      faults.length = 0;
      deviations.length = 0;
      refusedRequests.length = 0;
    },
    restore(snapshot, name, started = now()) {
      db = createDb(snapshot);
      scenario = name;
      startedAt = started;
    },
  };
}

/** Tables that have changed and are not saved yet. */
const newBatch = () => ({ tables: new Set<TableName>(), saved: Promise.withResolvers<void>() });
