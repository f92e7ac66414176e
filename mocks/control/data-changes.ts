import { tableNames, type Snapshot } from '../data/db.ts';
import type { TableName } from '../data/models.ts';

/** Tables that signing in or repeating a request changes. */
const technicalTables: readonly TableName[] = ['refreshTokens', 'impersonations', 'requests', 'counters'];

/** Counts the added, changed and removed rows of each table. The date of the last sign-in does not count. */
export function countChanges(before: Snapshot, after: Snapshot): Partial<Record<TableName, number>> {
  return Object.fromEntries(
    tableNames
      .filter((name) => !technicalTables.includes(name))
      .map((name) => [name, countRows(before[name], after[name])] as const)
      .filter(([, count]) => count > 0),
  );
}

function countRows(before: readonly { id: string }[], after: readonly { id: string }[]): number {
  const earlier = new Map(before.map((row) => [row.id, textOf(row)]));
  const changed = after.filter((row) => earlier.get(row.id) !== textOf(row));
  const remaining = new Set(after.map(({ id }) => id));
  return changed.length + before.filter(({ id }) => !remaining.has(id)).length;
}

const textOf = (row: object): string => JSON.stringify({ ...row, lastLoginDate: undefined });
