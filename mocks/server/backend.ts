import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { createDb, type Db, type Snapshot } from '../data/db.ts';
import type { TableName } from '../data/models.ts';
import type { ScenarioName } from '../data/scenario-names.ts';
import { loadScenario } from '../data/scenarios.ts';
import { changeClock, realClock, timeOf, type ClockChange, type ClockSetting } from '../environment/clock.ts';
import { perfectConnection, type Connection } from '../environment/connection.ts';
import { FaultList, type InjectedFault } from '../environment/faults.ts';
import type { PaymentChoice, PaymentConfirmation } from '../rules/subscriptions/payments.ts';

export interface BackendOptions {
  /** The server's clock; the real one by default. */
  now?: () => Date;
  /** The server's source of random numbers, from 0 to 1. */
  random?: () => number;
  /** Reads the bytes of a seed file. */
  readFile: (source: string) => Promise<Blob>;
  /** The application's URL without a trailing slash, for links in emails and the return from a payment. */
  applicationUrl?: string;
  /** Returns the absolute URL of a payment's page at the provider. */
  paymentPage?: (paymentId: string) => string;
}

/** What a developer sets around the data. It survives a reload of the page, and most of it a restart of the scenario. */
export interface Environment {
  clock: ClockSetting;
  connection: Connection;
  /** The choice on the payment provider's page; `ask` shows the page. */
  paymentAnswer: PaymentChoice | 'ask';
  /** When the school receives the provider's confirmation of a payment. */
  paymentConfirmation: PaymentConfirmation;
  faults: readonly InjectedFault[];
}

export interface BackendListener {
  /** Receives the changed tables. Runs after the call and before its response. */
  tables?: (tables: TableName[]) => Promise<void>;
  /** The environment has changed. */
  environment?: () => void;
}

/** The state and the environment of the mock, shared by all operations. */
export interface Backend {
  readonly db: Db;
  readonly faults: FaultList;
  /** Responses that the contract does not allow; each is a bug of the mock. */
  readonly deviations: Deviation[];
  /** Requests that the contract does not allow; if the application sent them, each is a bug of the application. */
  readonly refusedRequests: Deviation[];
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly randomId: (prefix: string) => string;
  readonly readFile: (source: string) => Promise<Blob>;
  readonly applicationUrl: string;
  readonly paymentPage: (paymentId: string) => string;
  readonly scenario: ScenarioName;
  /** The date-time that the dates of the scenario are relative to. */
  readonly startedAt: Date;
  readonly environment: Environment;
  setEnvironment(change: Partial<Environment>): void;
  /** Like `setEnvironment`, without a call of the listener. */
  restoreEnvironment(stored: Partial<Environment>): void;
  listen(listener: BackendListener): void;
  /**
   * Runs a call that may change data, after earlier calls have ended. Undoes its changes when it throws or
   * `shouldCommit` returns false; otherwise the listener receives the changed tables.
   */
  change<Result>(call: () => Promise<Result>, shouldCommit: (result: Result) => boolean): Promise<Result>;
  /** Replaces tables, after earlier calls have ended. */
  replaceTables(load: () => Promise<Partial<Snapshot>>): Promise<void>;
  changeClock(change: ClockChange): void;
  /** Restarts a scenario with dates relative to now, and clears faults, deviations and the connection. */
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
  const defaults: Omit<Environment, 'faults'> = {
    clock: realClock,
    connection: perfectConnection,
    paymentAnswer: 'ask',
    paymentConfirmation: 'third-poll',
  };
  let settings = defaults;
  const clock = () => timeOf(settings.clock, now());
  let startedAt = clock();
  const deviations: Deviation[] = [];
  const refusedRequests: Deviation[] = [];
  let listener: BackendListener = {};
  const faults = new FaultList(random, () => listener.environment?.());
  let lastCall: Promise<unknown> = Promise.resolve();
  let waitingCalls = 0;
  let batch = newBatch();

  function restoreEnvironment({ faults: list, ...change }: Partial<Environment>): void {
    settings = { ...settings, ...change };
    if (list) faults.load(list);
  }

  function openDb(): Db {
    if (!db) throw new Error('The mock backend has no data yet: await reset() or restore() first.');
    return db;
  }

  /**
   * Saves the changes of waiting calls together, because saving a large table takes longer than changing it. A call that
   * changed data ends after the save; others do not wait for it.
   */
  async function saveBatch(): Promise<void> {
    const { tables, saved } = batch;
    if (waitingCalls > 0 || tables.size === 0) return;
    batch = newBatch();
    saved.resolve(listener.tables?.([...tables]));
    // The calls of the batch receive the failure; later calls continue.
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
    now: clock,
    random,
    readFile,
    applicationUrl,
    paymentPage,
    randomId: (prefix) =>
      `${prefix}-${Math.floor(random() * 36 ** 10)
        .toString(36)
        .padStart(10, '0')}`,
    get environment() {
      return { ...settings, faults: faults.all() };
    },
    setEnvironment(change) {
      restoreEnvironment(change);
      listener.environment?.();
    },
    restoreEnvironment,
    listen(newListener) {
      listener = newListener;
    },
    async change(call, shouldCommit) {
      waitingCalls += 1;
      let saved: Promise<void> | undefined;
      const result = lastCall.then(async () => {
        waitingCalls -= 1;
        const value = await openDb().transaction(call, shouldCommit);
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
    async replaceTables(load) {
      const result = lastCall.then(async () => openDb().load(await load()));
      lastCall = result.catch(() => {});
      await result;
    },
    changeClock(change) {
      settings = { ...settings, clock: changeClock(settings.clock, change, now()) };
      listener.environment?.();
    },
    async reset(name = scenario) {
      const start = clock();
      const next = createDb(await loadScenario(name, start));
      // Together, because another reset may have run meanwhile.
      startedAt = start;
      db = next;
      scenario = name;
      settings = { ...defaults, clock: settings.clock };
      faults.clear();
      deviations.length = 0;
      refusedRequests.length = 0;
    },
    restore(snapshot, name, started = clock()) {
      db = createDb(snapshot);
      scenario = name;
      startedAt = started;
    },
  };
}

/** Changed tables that are not saved yet. */
const newBatch = () => ({ tables: new Set<TableName>(), saved: Promise.withResolvers<void>() });
