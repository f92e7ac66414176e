import type { OperationId } from '#api/contract.gen.ts';
import type { Deviation } from '#openapi/tools/validator/deviation.ts';
import { createDb, type Db, type Snapshot } from '../data/db.ts';
import type { TableName } from '../data/models.ts';
import { loadScenario, type ScenarioName } from '../data/scenarios.ts';

/** Makes the next calls of one operation go wrong on purpose: for stories, tests and the curious. */
export interface Fault {
  operation: OperationId;
  /**
   * An HTTP status, or 'offline' for a connection that breaks, or 'lost' for one that breaks after the server has done
   * what it was asked for, or 'garbage' for an answer that is no JSON.
   */
  status?: number | 'offline' | 'lost' | 'garbage';
  message?: string;
  /** Messages by field, of a 400: for a server that is stricter than the contract. */
  errors?: Record<string, string[]>;
  /** Milliseconds before the answer; Infinity for one that never comes. */
  delay?: number;
  /** How many calls it hits; every call when not given. */
  times?: number;
}

export interface BackendOptions {
  /** The server's clock; the real one when not given. */
  now?: () => Date;
  /** The server's source of randomness, 0 to 1. */
  random?: () => number;
  /** Reads the bytes of a seed file; browser and Node do it differently. */
  readFile: (source: string) => Promise<Blob>;
  /** Origin of the application, for links in e-mails and for the way back from a payment. */
  applicationUrl?: string;
  /** The provider's page of a payment, absolute. */
  paymentPage?: (paymentId: string) => string;
}

export interface Backend {
  readonly db: Db;
  readonly faults: Fault[];
  /** Answers of this mock that its own contract does not allow: each one is a bug here. */
  readonly deviations: Deviation[];
  /** Calls that the contract does not allow, answered with 400: each one from our own client is a bug there. */
  readonly refusedRequests: Deviation[];
  readonly now: () => Date;
  readonly randomId: (prefix: string) => string;
  readonly readFile: (source: string) => Promise<Blob>;
  readonly applicationUrl: string;
  readonly paymentPage: (paymentId: string) => string;
  readonly scenario: ScenarioName;
  /** The moment from which the dates of the world are counted. */
  readonly startedAt: Date;
  /** Called with the changed tables after each call that changed something, before its answer leaves. */
  onChange(listener: (tables: TableName[]) => Promise<void>): void;
  /** Tells the listener what the last call changed. */
  settle(): Promise<void>;
  /** Back to the seed of a named world, counted from now; faults and deviations are forgotten. */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Puts a stored world in place of the current one. */
  restore(snapshot: Snapshot, name: ScenarioName, startedAt?: Date): void;
}

/** A backend without a world; `reset` or `restore` gives it one. */
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

  return {
    get db() {
      if (!db) throw new Error('The mock backend has no world yet: await reset() or restore() first.');
      return db;
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
    onChange(given) {
      listener = given;
    },
    async settle() {
      const changed = db?.takeChanges() ?? [];
      if (changed.length > 0) await listener?.(changed);
    },
    async reset(name = scenario) {
      startedAt = now();
      db = createDb(await loadScenario(name, startedAt));
      scenario = name;
      faults.length = 0;
      deviations.length = 0;
      refusedRequests.length = 0;
    },
    restore(stored, name, began = now()) {
      db = createDb(stored);
      scenario = name;
      startedAt = began;
    },
  };
}
