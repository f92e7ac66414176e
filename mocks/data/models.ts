import { factory } from '@mswjs/data';
import { DATABASE_INSTANCE } from '@mswjs/data/lib/glossary.js';
import * as accounts from './models/accounts.ts';
import * as attempts from './models/attempts.ts';
import type { RecordOf } from './models/columns.ts';
import * as counters from './models/counters.ts';
import * as curriculum from './models/curriculum.ts';
import * as moderation from './models/moderation.ts';
import * as outbox from './models/outbox.ts';
import * as subscriptions from './models/subscriptions.ts';
import * as trials from './models/trials.ts';
import type { Model } from './table.ts';

/** One table for each model; these files export nothing else. */
const models = {
  ...accounts,
  ...curriculum,
  ...attempts,
  ...subscriptions,
  ...trials,
  ...moderation,
  ...outbox,
  ...counters,
};

export type TableName = keyof typeof models;

/** The names of the columns of each table. */
export const columnNames: readonly [table: string, columns: string[]][] = Object.entries(models).map(
  ([table, columns]) => [table, Object.keys(columns)],
);

/** The record of each table. */
export type Records = { [Name in TableName]: RecordOf<(typeof models)[Name]> };

/**
 * A fresh, empty @mswjs/data database of all models.
 *
 * Removal bypasses the query of the model's own `delete`, which tries every record (about 20 ms for a key among 10,000
 * records, 50 ms for what belongs to one of them). The key to the database is part of the factory's type, but the package's
 * index does not export it.
 */
export function createModels(): <Name extends TableName>(name: Name) => Model<Records[Name]> {
  const api = withoutBroadcast(() => factory(models));
  return (name) => ({
    // The types of @mswjs/data know the columns' kinds, not their unions.
    create: (row) => api[name].create(row as never) as never,
    delete: (key) => api[DATABASE_INSTANCE].delete(name, key),
  });
}

/**
 * In a browser @mswjs/data tells other tabs about every record that changes, one message each, and applies theirs without
 * our indexes: a start with 30,000 records takes seconds, and a second tab would corrupt the first. It looks for the channel
 * when a database is created, so it finds none then.
 */
function withoutBroadcast<Made>(make: () => Made): Made {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return make();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}
