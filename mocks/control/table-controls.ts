import * as v from 'valibot';
import { tableNames } from '../data/db.ts';
import type { TableName } from '../data/models.ts';
import type { Backend } from '../server/backend.ts';
import { roleNames } from '../services/accounts/roles.ts';
import { checkValue, columnsOf, type TableColumn } from './column-values.ts';
import { deviationsOfReads, type Row } from './contract-check.ts';
import { ControlRefusal, wholeNumber, type Controls } from './control.ts';
import { closedObject } from './environment-schemas.ts';
import { suggestNames } from './nearest-names.ts';
import { deviationsOfRoles } from './role-check.ts';
import { pageSize, type TablePage } from './table-page.ts';

const changeMessage = 'Give an object with the new values by column.';

const changeSchema = closedObject({
  id: v.string('Give the id of a row.'),
  change: v.record(v.string(), v.unknown(), changeMessage),
});

/** Tables of the data model, and changes of their rows that the contract allows. */
export const tableControls = (backend: Backend): Controls => ({
  'GET tables': () => tableNames.map((name) => ({ name, rows: backend.db[name].all().length })),

  'GET tables/{id}': ({ id, query }): TablePage => {
    const name = tableOf(id);
    const found = search(backend.db[name].all(), query.get('search') ?? '');
    const offset = wholeNumber(query, 'offset');
    return {
      columns: columnsWithRoles(backend, name),
      total: found.length,
      rows: found.slice(offset, offset + pageSize),
    };
  },

  'POST tables/{id}': async ({ id: table, body }) => {
    const name = tableOf(table);
    const { id, change } = v.parse(changeSchema, body);
    const before = rowOf(backend, name, id);
    for (const [column, value] of Object.entries(change)) checkColumn(name, column, value);
    return { row: await write(backend, before, () => backend.db[name].update(id, change)) };
  },

  'DELETE tables/{id}': async ({ id: table, query }) => {
    const name = tableOf(table);
    const id = query.get('id') ?? '';
    const before = rowOf(backend, name, id);
    await write(backend, before, () => {
      backend.db[name].remove(id);
      return before;
    });
  },
});

function tableOf(name: string): TableName {
  const found = tableNames.find((table) => table === name);
  if (!found) {
    throw new ControlRefusal(404, `There is no table ${name}.${suggestNames(name, tableNames)}`);
  }
  return found;
}

const columnsWithRoles = ({ db }: Backend, table: TableName): TableColumn[] =>
  columnsOf(table).map((column) =>
    table === 'users' && column.name === 'role' ? { ...column, options: roleNames(db) } : column,
  );

function rowOf({ db }: Backend, table: TableName, id: string): Row {
  const row = db[table].get(id);
  if (!row) throw new ControlRefusal(404, `The table ${table} has no row ${id}.`);
  return row;
}

/** A regular expression: copies of 90 MB of text in lower case would take longer. */
function search(rows: Row[], text: string): Row[] {
  const wanted = text.trim();
  if (wanted === '') return rows;
  const pattern = new RegExp(wanted.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'i');
  const isFound = (value: unknown) => pattern.test(typeof value === 'string' ? value : JSON.stringify(value));
  return rows.filter((row) => Object.values(row).some(isFound));
}

/** @throws ControlRefusal when the table has no such column, or the value has another type */
function checkColumn(table: TableName, name: string, value: unknown): void {
  const column = columnsOf(table).find((one) => one.name === name);
  if (!column) throw new ControlRefusal(400, `The table ${table} has no column ${name}.`);
  if (column.kind === 'key') throw new ControlRefusal(400, `${name}: The id of a row cannot change.`);
  checkValue(column, value, name);
}

/** Changes a row unless a response would then deviate from the contract. */
async function write(backend: Backend, before: Row, change: () => Row): Promise<Row> {
  const deviationsWith = (row: () => Row) =>
    backend.change(
      async () => {
        const read = row();
        return [...deviationsOfRoles(backend.db), ...(await deviationsOfReads(backend, read))];
      },
      () => false,
    );
  const deviations = await deviationsWith(change);
  // Data that deviates already must remain editable.
  const earlier = deviations.length > 0 ? await deviationsWith(() => before) : [];
  const added = deviations.find((deviation) => !earlier.includes(deviation));
  if (added !== undefined) throw new ControlRefusal(400, added);
  return backend.change(
    async () => change(),
    () => true,
  );
}
