import type { OperationId } from '#api/contract.gen.ts';
import type { Deviation } from '#openapi/tools/deviation.ts';
import { createDb, type Db, type World } from './data/db.ts';
import type { TableName } from './data/models.ts';
import { loadWorld, type WorldName } from './data/worlds.ts';

/** Makes the next calls of one operation go wrong on purpose: for stories, tests and the curious. */
export interface Fault {
  operation: OperationId;
  /** An HTTP status, or 'offline' for a connection that breaks, or 'garbage' for an answer that is no JSON. */
  status?: number | 'offline' | 'garbage';
  message?: string;
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
  readonly world: WorldName;
  /** Called with the changed tables after each call that changed something, before its answer leaves. */
  onChange(listener: (tables: TableName[]) => Promise<void>): void;
  /** Tells the listener what the last call changed. */
  settle(): Promise<void>;
  /** Back to the seed of a named world, counted from now; faults and deviations are forgotten. */
  reset(world?: WorldName): Promise<void>;
  /** Puts a stored world in place of the current one. */
  restore(world: World, name: WorldName): void;
}

/** A backend without a world; `reset` or `restore` gives it one. */
export function createBackend({
  now = () => new Date(),
  random = Math.random,
  readFile,
}: BackendOptions): Backend {
  let db: Db | undefined;
  let world: WorldName = 'default';
  const faults: Fault[] = [];
  const deviations: Deviation[] = [];
  const refusedRequests: Deviation[] = [];
  let listener: ((tables: TableName[]) => Promise<void>) | undefined;

  return {
    get db() {
      if (!db) throw new Error('The mock backend has no world yet: await reset() or restore() first.');
      return db;
    },
    get world() {
      return world;
    },
    faults,
    deviations,
    refusedRequests,
    now,
    readFile,
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
    async reset(name = world) {
      db = createDb(await loadWorld(name, now()));
      world = name;
      faults.length = 0;
      deviations.length = 0;
      refusedRequests.length = 0;
    },
    restore(stored, name) {
      db = createDb(stored);
      world = name;
    },
  };
}
