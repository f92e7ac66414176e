import { models, type TableName } from '../data/models.ts';
import { columnType, type ColumnType } from '../data/models/columns.ts';
import { ControlRefusal } from './control.ts';

export interface TableColumn extends ColumnType {
  name: string;
}

export const columnsOf = (table: TableName): TableColumn[] =>
  Object.entries<object>(models[table]).map(([name, column]) => ({ name, ...columnType(column) }));

/** @throws ControlRefusal for a value of another type */
export function checkValue({ kind, isNullable }: ColumnType, value: unknown, path: string): void {
  if (value === null ? isNullable : isOfKind[kind](value)) return;
  throw new ControlRefusal(400, `${path}: Enter a ${kind}${isNullable ? ' or null' : ''}.`);
}

const isOfKind = {
  key: (value: unknown) => typeof value === 'string' && value !== '',
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => Number.isFinite(value),
  boolean: (value: unknown) => typeof value === 'boolean',
  list: (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
};

/** @throws ControlRefusal for rows with other columns, or with one id */
export function checkRows(table: TableName, rows: readonly Readonly<Record<string, unknown>>[]): void {
  const columns = columnsOf(table);
  const ids = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    const path = `tables.${table}.${index}`;
    for (const column of columns) checkValue(column, row[column.name], `${path}.${column.name}`);
    if (Object.keys(row).length > columns.length) throw new ControlRefusal(400, `${path}: Too many columns.`);
    if (ids.has(row['id'])) throw new ControlRefusal(400, `${path}: An earlier row has this id.`);
    ids.add(row['id']);
  }
}
