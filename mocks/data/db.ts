import { createModels, type TableName } from './models.ts';
import type {
  ActivityRecord,
  AttemptRecord,
  DraftRecord,
  FileRecord,
  GradeRecord,
  GuardianRecord,
  PlanRecord,
  QuestionRecord,
  RefreshTokenRecord,
  SubjectRecord,
  SubscriptionRecord,
  TermRecord,
  TopicRecord,
  UserRecord,
} from './records.ts';
import { Table, type Model } from './table.ts';

export interface Rows {
  users: UserRecord;
  guardians: GuardianRecord;
  grades: GradeRecord;
  terms: TermRecord;
  subjects: SubjectRecord;
  topics: TopicRecord;
  activities: ActivityRecord;
  questions: QuestionRecord;
  attempts: AttemptRecord;
  drafts: DraftRecord;
  plans: PlanRecord;
  subscriptions: SubscriptionRecord;
  refreshTokens: RefreshTokenRecord;
  files: FileRecord;
}

/** All rows of all tables, as plain data: what the seed gives and what a snapshot stores. */
export type World = { [Name in TableName]: Rows[Name][] };

export type Db = { readonly [Name in TableName]: Table<Rows[Name]> } & {
  /** Names of the tables changed since the last call; the call forgets them. */
  takeChanges(): TableName[];
  dump(): World;
  /** The next id of a kind, `att-1`, `att-2`, …: the same on every machine. */
  nextId(prefix: string, table: TableName): string;
};

/** What a person calls one row, for the server's 404 texts. */
const entityNames: Record<TableName, string> = {
  users: 'User',
  guardians: 'Guardian',
  grades: 'Grade',
  terms: 'Term',
  subjects: 'Subject',
  topics: 'Topic',
  activities: 'Activity',
  questions: 'Question',
  attempts: 'Activity result',
  drafts: 'Draft',
  plans: 'Plan',
  subscriptions: 'Subscription',
  refreshTokens: 'Refresh token',
  files: 'File',
};

export const tableNames = Object.keys(entityNames) as TableName[];

/** A database that holds exactly the given world. */
export function createDb(world: World): Db {
  const models = createModels();
  const changed = new Set<TableName>();
  const tables = Object.fromEntries(
    tableNames.map((name) => {
      // The model's own row type says `string` where a record has a union, so the record's type is put on here, once.
      const model = models[name] as unknown as Model<{ id: string }>;
      const table = new Table(model, entityNames[name], () => changed.add(name));
      for (const row of world[name]) table.insert(row);
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
    dump: () => Object.fromEntries(tableNames.map((name) => [name, tables[name].dump()])) as unknown as World,
    nextId(prefix, table) {
      let number = tables[table].all().length + 1;
      while (tables[table].get(`${prefix}-${number}`)) number += 1;
      return `${prefix}-${number}`;
    },
  };
}
