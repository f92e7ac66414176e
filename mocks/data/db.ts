import { createModels, type TableName } from './models.ts';
import type * as plans from './plan-records.ts';
import type * as records from './records.ts';
import { Table } from './table.ts';

export interface Rows {
  users: records.UserRecord;
  roles: records.RoleRecord;
  guardians: records.GuardianRecord;
  parentInvites: records.ParentInviteRecord;
  grades: records.GradeRecord;
  terms: records.TermRecord;
  subjects: records.SubjectRecord;
  topics: records.TopicRecord;
  activities: records.ActivityRecord;
  questions: records.QuestionRecord;
  attempts: records.AttemptRecord;
  drafts: records.DraftRecord;
  plans: plans.PlanRecord;
  promotions: plans.PromotionRecord;
  subscriptions: plans.SubscriptionRecord;
  payments: plans.PaymentRecord;
  refreshTokens: records.RefreshTokenRecord;
  resetTokens: records.ResetTokenRecord;
  files: records.FileRecord;
  campuses: records.CampusRecord;
  trialSessions: records.TrialSessionRecord;
  trialInvites: records.TrialInviteRecord;
  bookings: records.BookingRecord;
  changeSets: records.ChangeSetRecord;
  mails: records.MailRecord;
}

/** All rows of all tables, as plain data: what the seed gives and what a snapshot stores. */
export type Snapshot = { [Name in TableName]: Rows[Name][] };

export type Db = { readonly [Name in TableName]: Table<Rows[Name]> } & {
  /** Names of the tables changed since the last call; the call forgets them. */
  takeChanges(): TableName[];
  dump(): Snapshot;
  /** The next id of a kind, `att-1`, `att-2`, …: the same on every machine. */
  nextId(prefix: string, table: TableName): string;
};

/** What a person calls one row, for the server's 404 texts. */
const entityNames: Record<TableName, string> = {
  users: 'User',
  roles: 'Role',
  guardians: 'Guardian',
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
  resetTokens: 'Reset token',
  files: 'File',
  campuses: 'Campus',
  trialSessions: 'Trial session',
  trialInvites: 'Trial invite',
  bookings: 'Booking',
  changeSets: 'Change set',
  mails: 'Mail',
};

export const tableNames = Object.keys(entityNames) as TableName[];

/** A database that holds exactly the given world. */
export function createDb(snapshot: Snapshot): Db {
  const models = createModels();
  const changed = new Set<TableName>();
  const tables = Object.fromEntries(
    tableNames.map((name) => {
      const table = new Table<{ id: string }>(models(name), entityNames[name], () => changed.add(name));
      for (const row of snapshot[name]) table.insert(row);
      return [name, table];
    }),
  ) as unknown as { [Name in TableName]: Table<Rows[Name]> };
  changed.clear();

  return {
    ...tables,
    takeChanges() {
      const names = [...changed];
      changed.clear();
      return names;
    },
    dump: () =>
      Object.fromEntries(tableNames.map((name) => [name, tables[name].dump()])) as unknown as Snapshot,
    nextId(prefix, table) {
      let number = tables[table].all().length + 1;
      while (tables[table].get(`${prefix}-${number}`)) number += 1;
      return `${prefix}-${number}`;
    },
  };
}
