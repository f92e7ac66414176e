import { nullable, primaryKey } from '@mswjs/data';

/*
 * The columns of the tables. `RecordOf` derives the type of a record from its model. Records are flat because @mswjs/data
 * makes nested properties partial. Date-times are ISO 8601 in UTC unless a column says otherwise.
 */

interface NotNull<Value> {
  (): Value;
}

interface OrNull<Value> {
  getValue: () => Value | null;
}

interface Key {
  getPrimaryKeyValue: () => string;
}

export const id = () => primaryKey(String);

export const text =
  <Value extends string = string>(): NotNull<Value> =>
  () =>
    '' as Value;

export const textOrNull = <Value extends string = string>() => nullable<Value>(() => null);

export const number =
  <Value extends number = number>(): NotNull<Value> =>
  () =>
    0 as Value;

/** The default of a nullable column is null, which does not tell its type. */
const nullableNumbers = new WeakSet<object>();

export function numberOrNull() {
  const column = nullable<number>(() => null);
  nullableNumbers.add(column);
  return column;
}

export const boolean = (): NotNull<boolean> => () => false;

export const textList = (): NotNull<string[]> => () => [];

export type RecordOf<Model> = {
  [Column in keyof Model]: Model[Column] extends Key
    ? string
    : Model[Column] extends OrNull<infer Value>
      ? Value | null
      : Model[Column] extends NotNull<infer Value>
        ? Value
        : never;
};

/** A column as a form shows it. */
export interface ColumnType {
  kind: 'key' | 'text' | 'number' | 'boolean' | 'list';
  isNullable: boolean;
}

/** @param column a property of a model */
export function columnType(column: object): ColumnType {
  if ('getPrimaryKeyValue' in column) return { kind: 'key', isNullable: false };
  if (typeof column !== 'function') {
    return { kind: nullableNumbers.has(column) ? 'number' : 'text', isNullable: true };
  }
  const initial = (column as () => unknown)();
  if (typeof initial === 'number') return { kind: 'number', isNullable: false };
  if (typeof initial === 'boolean') return { kind: 'boolean', isNullable: false };
  return { kind: Array.isArray(initial) ? 'list' : 'text', isNullable: false };
}
