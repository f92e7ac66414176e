import type { NumberedPrefix } from './counters.ts';
import type { Records, TableName } from './models.ts';
import { Table } from './table.ts';

/** All rows of all tables as plain data: what a scenario consists of and what a snapshot stores. */
export type Snapshot = { [Name in TableName]: Records[Name][] };

export type Db = { readonly [Name in TableName]: Table<Records[Name]> } & {
  /** Returns the names of the tables that have changed since the last call. */
  takeChanges(): TableName[];
  /** Runs a call; its changes are undone when it throws, or when its result is not to be kept. Calls must not overlap. */
  transaction<Result>(call: () => Promise<Result>, isKept: (result: Result) => boolean): Promise<Result>;
  /** Replaces whole tables. */
  load(part: Partial<Snapshot>): void;
  dump(): Snapshot;
  /** The next id of a kind, `att-1`, `att-2`, …: the same on every machine, and never one that was given out before. */
  nextId(prefix: NumberedPrefix): string;
};

/** What people call one row, for messages such as 'Topic not found.' */
const entityNames: Record<TableName, string> = {
  users: 'User',
  roles: 'Role',
  guardians: 'Guardian',
  consents: 'Consent',
  avatars: 'Picture',
  parentInvites: 'Invitation',
  grades: 'Grade',
  terms: 'Term',
  subjects: 'Subject',
  topics: 'Topic',
  activities: 'Activity',
  questions: 'Question',
  attempts: 'Activity result',
  drafts: 'Draft',
  plans: 'Plan',
  promotions: 'Promotion',
  subscriptions: 'Subscription',
  payments: 'Payment',
  refreshTokens: 'Refresh token',
  impersonations: 'Impersonation',
  resetTokens: 'Reset token',
  files: 'File',
  campuses: 'Campus',
  trialSessions: 'Trial session',
  trialInvites: 'Trial invite',
  bookings: 'Booking',
  changeSets: 'Change set',
  mails: 'Mail',
  requests: 'Request',
  counters: 'Counter',
};

export const tableNames = Object.keys(entityNames) as TableName[];

/** A database that holds exactly the given rows. */
export function createDb(snapshot: Snapshot): Db {
  const changed = new Set<TableName>();
  /** How to undo the changes of the transaction, the latest last; undefined outside one. */
  let undo: (() => void)[] | undefined;
  const createTable = <Name extends TableName>(name: Name) =>
    new Table<Records[Name]>(entityNames[name], snapshot[name], (undoChange) => {
      changed.add(name);
      undo?.push(undoChange);
    });
  const tables = Object.fromEntries(tableNames.map((name) => [name, createTable(name)])) as unknown as {
    [Name in TableName]: Table<Records[Name]>;
  };

  return {
    ...tables,
    async transaction(call, isKept) {
      const steps: (() => void)[] = [];
      undo = steps;
      let kept = false;
      try {
        const result = await call();
        kept = isKept(result);
        return result;
      } finally {
        undo = undefined;
        if (!kept) {
          for (const step of steps.toReversed()) step();
          changed.clear();
        }
      }
    },
    takeChanges() {
      const names = [...changed];
      changed.clear();
      return names;
    },
    load(part) {
      const loadTable = <Name extends TableName>(name: Name, rows: Partial<Snapshot>[Name]) => {
        if (rows) tables[name].load(rows);
      };
      for (const name of tableNames) loadTable(name, part[name]);
    },
    dump: () =>
      Object.fromEntries(tableNames.map((name) => [name, tables[name].all()])) as unknown as Snapshot,
    nextId(prefix) {
      const last = (tables.counters.get(prefix)?.last ?? 0) + 1;
      tables.counters.upsert({ id: prefix, last });
      return `${prefix}-${last}`;
    },
  };
}
