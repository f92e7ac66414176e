import { tableNames, type Db } from '../data/db.ts';
import type { TableName } from '../data/models.ts';
import { loadScenario } from '../data/scenarios.ts';
import type { Backend } from '../server/backend.ts';
import type { Row } from './contract-check.ts';

/** Tables that signing in or repeating a request changes. */
const technicalTables: readonly TableName[] = ['refreshTokens', 'impersonations', 'requests', 'counters'];

const countedTables = tableNames.filter((name) => !technicalTables.includes(name));

/**
 * Returns a function that counts the added, changed and removed rows of each table since the start of the scenario. The
 * date of the last sign-in does not count. The panel asks each second: only tables with new changes are compared again.
 */
export function createChangeCounter(backend: Backend): () => Promise<Partial<Record<TableName, number>>> {
  let last: { db: Db; start: ReturnType<typeof loadScenario>; counts: Map<TableName, Count> } | undefined;
  return async () => {
    const { db, scenario, startedAt } = backend;
    // Each start of a scenario and each import creates a database.
    if (last?.db !== db) last = { db, start: loadScenario(scenario, startedAt), counts: new Map() };
    const { start, counts } = last;
    const before = await start;
    for (const name of countedTables) {
      const { version } = db[name];
      if (counts.get(name)?.version === version) continue;
      counts.set(name, { version, rows: countRows(before[name], db[name].all()) });
    }
    return Object.fromEntries(
      [...counts].flatMap(([name, { rows }]) => (rows > 0 ? [[name, rows] as const] : [])),
    );
  };
}

interface Count {
  version: number;
  rows: number;
}

function countRows(before: readonly Row[], after: readonly Row[]): number {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const changed = after.filter((row) => !isSame(earlier.get(row.id), row));
  const remaining = new Set(after.map(({ id }) => id));
  return changed.length + before.filter(({ id }) => !remaining.has(id)).length;
}

/** Compares column by column: the scenario `large` has 90 MB, which take more than a second as JSON. */
const isSame = (before: Row | undefined, after: Row): boolean =>
  before !== undefined &&
  Object.entries(after).every(([name, value]) => name === 'lastLoginDate' || isEqual(before[name], value));

const isEqual = (before: unknown, after: unknown): boolean =>
  before === after || (Array.isArray(after) && JSON.stringify(before) === JSON.stringify(after));
