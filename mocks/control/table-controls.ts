import * as v from 'valibot';
import { tableNames } from '../data/db.ts';
import { columnNames, models, type TableName } from '../data/models.ts';
import type { Backend } from '../server/backend.ts';
import { deviationsOfReads } from './contract-check.ts';
import { ControlRefusal, type Controls } from './control.ts';

type Row = { id: string } & Record<string, unknown>;

/** The part of a table that the panel shows. */
export interface TablePage {
  columns: string[];
  /** The number of rows that match the search. */
  total: number;
  rows: Row[];
}

const pageSize = 100;

const changeSchema = v.strictObject({ id: v.string(), change: v.record(v.string(), v.unknown()) });

/** Tables of the data model, and changes of their rows that the contract allows. */
export const tableControls = (backend: Backend): Controls => ({
  'GET tables': () => tableNames.map((name) => ({ name, rows: backend.db[name].all().length })),

  'GET tables/{id}': ({ id, query }): TablePage => {
    const name = tableOf(id);
    const found = search(backend.db[name].all(), query.get('search') ?? '');
    const offset = Number(query.get('offset') ?? '0');
    return { columns: columnsOf(name), total: found.length, rows: found.slice(offset, offset + pageSize) };
  },

  'POST tables/{id}': async ({ id: table, body }) => {
    const name = tableOf(table);
    const { id, change } = v.parse(changeSchema, body);
    const before = rowOf(backend, name, id);
    for (const [column, value] of Object.entries(change)) checkColumn(name, column, value, before[column]);
    return write(backend, name, id, () => backend.db[name].update(id, change));
  },

  'DELETE tables/{id}': async ({ id: table, query }) => {
    const name = tableOf(table);
    const id = query.get('id') ?? '';
    rowOf(backend, name, id);
    return write(backend, name, id, () => backend.db[name].remove(id));
  },
});

function tableOf(name: string): TableName {
  const found = tableNames.find((table) => table === name);
  if (!found) throw new ControlRefusal(404, `There is no table ${name}.`);
  return found;
}

function rowOf({ db }: Backend, table: TableName, id: string): Row {
  const row = db[table].get(id);
  if (!row) throw new ControlRefusal(404, `The table ${table} has no row ${id}.`);
  return row;
}

const columnsOf = (table: TableName): string[] => columnNames.find(([name]) => name === table)?.[1] ?? [];

function search(rows: readonly Row[], text: string): Row[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...rows];
  return rows.filter((row) =>
    Object.values(row).some((value) => JSON.stringify(value).toLowerCase().includes(wanted)),
  );
}

/** @throws ControlRefusal when the table has no such column, or the value has another type */
function checkColumn(table: TableName, column: string, value: unknown, before: unknown): void {
  if (column === 'id') throw new ControlRefusal(400, 'The id of a row cannot change.');
  const definition = (models[table] as Record<string, unknown>)[column];
  if (definition === undefined) throw new ControlRefusal(400, `The table ${table} has no column ${column}.`);
  const isNullable = typeof definition !== 'function';
  if (value === null && isNullable) return;
  // A nullable column does not tell its type: its present value does.
  const sample: unknown = isNullable ? (before ?? '') : (definition as () => unknown)();
  const expected = kindOf(sample);
  if (kindOf(value) === expected) return;
  throw new ControlRefusal(400, `${column}: Enter a ${expected}${isNullable ? ' or null' : ''}.`);
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Changes a row, and undoes it when a response would then deviate from the contract. */
async function write(backend: Backend, table: TableName, id: string, change: () => void): Promise<object> {
  const deviations = await backend.change(
    async () => {
      change();
      return deviationsOfReads(backend, id);
    },
    (found) => found.length === 0,
  );
  const [first] = deviations;
  if (first !== undefined) throw new ControlRefusal(400, first);
  return { row: backend.db[table].get(id) ?? null };
}
