import type { NumberedPrefix } from './counters.ts';
import type { Records, TableName } from './models.ts';
import { Table } from './table.ts';

/** All rows of all tables as plain data, for scenarios and for storing. */
export type Snapshot = { [Name in TableName]: Records[Name][] };

export type Db = { readonly [Name in TableName]: Table<Records[Name]> } & {
  takeChanges(): TableName[];
  /** Runs a call and undoes its changes when it throws or `shouldCommit` returns false. Calls must not overlap. */
  transaction<Result>(
    call: () => Promise<Result>,
    shouldCommit: (result: Result) => boolean,
  ): Promise<Result>;
  load(part: Partial<Snapshot>): void;
  dump(): Snapshot;
  nextId(prefix: NumberedPrefix): string;
};

/** Names of one row in messages such as 'Topic not found.' */
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

export function createDb(snapshot: Snapshot): Db {
  const changed = new Set<TableName>();
  /** Undo functions of the transaction, the latest last; undefined outside a transaction. */
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
    async transaction(call, shouldCommit) {
      const steps: (() => void)[] = [];
      undo = steps;
      let isCommitted = false;
      try {
        const result = await call();
        isCommitted = shouldCommit(result);
        return result;
      } finally {
        undo = undefined;
        if (!isCommitted) {
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
