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

export const numberOrNull = () => nullable<number>(() => null);

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
