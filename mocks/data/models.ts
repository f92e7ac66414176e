import * as accounts from './models/accounts.ts';
import * as attempts from './models/attempts.ts';
import type { RecordOf } from './models/columns.ts';
import * as curriculum from './models/curriculum.ts';
import * as moderation from './models/moderation.ts';
import * as serverState from './models/server-state.ts';
import * as subscriptions from './models/subscriptions.ts';
import * as trials from './models/trials.ts';

/** Each model is a table. The files export only models and types. */
export const models = {
  ...accounts,
  ...curriculum,
  ...attempts,
  ...subscriptions,
  ...trials,
  ...moderation,
  ...serverState,
};

export type TableName = keyof typeof models;

export const columnNames: readonly [table: string, columns: string[]][] = Object.entries(models).map(
  ([table, columns]) => [table, Object.keys(columns)],
);

export type Records = { [Name in TableName]: RecordOf<(typeof models)[Name]> };
