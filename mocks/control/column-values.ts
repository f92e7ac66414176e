import type { Schema } from '#openapi/tools/document.ts';
import { models, type TableName } from '../data/models.ts';
import { columnType, type ColumnType } from '../data/models/columns.ts';
import { contract } from '../server/contract.ts';
import { ControlRefusal } from './control.ts';

export interface TableColumn extends ColumnType {
  name: string;
  /** The values that the contract allows, also for the items of a list; undefined for a free text. */
  options?: readonly (string | number)[];
}

const { schemas } = contract.components;

/** Schemas that list the values of a column. */
const listedIn: Readonly<Record<string, Schema | undefined>> = {
  'users.permissions': schemas['Permission'],
  'guardians.relationship': schemas['Relationship'],
  'parentInvites.relationship': schemas['Relationship'],
  'plans.status': schemas['PlanStatus'],
  'changeSets.entityType': schemas['ModeratedEntity'],
  'changeSets.status': schemas['ChangeSetStatus'],
  ...Object.fromEntries(
    Object.entries((schemas['Avatar']?.['properties'] ?? {}) as Record<string, Schema>).map(
      ([name, schema]) => [`avatars.${name}`, schema],
    ),
  ),
};

export const columnsOf = (table: TableName): TableColumn[] =>
  Object.entries<object>(models[table]).map(([name, column]) => {
    const options = listedIn[`${table}.${name}`]?.['enum'] as TableColumn['options'];
    return { name, ...columnType(column), ...(options && { options }) };
  });

/** @throws ControlRefusal for a value of another type, or that the contract does not list */
export function checkValue({ kind, isNullable, options }: TableColumn, value: unknown, path: string): void {
  if (!(value === null ? isNullable : isOfKind[kind](value))) {
    throw new ControlRefusal(400, `${path}: Enter a ${kind}${isNullable ? ' or null' : ''}.`);
  }
  if (!options || value === null) return;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.every((one) => options.some((option) => option === one))) return;
  throw new ControlRefusal(400, `${path}: Choose one of ${options.join(', ')}.`);
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
