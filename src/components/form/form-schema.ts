import { is, safeParse, type GenericSchema, type ObjectEntries } from 'valibot';
import type { FieldMark } from '#ui/form/FieldFrame.tsx';

/** A valibot `object`, or a pipe that begins with one: its entries are the fields. */
export type FormSchema<Input = unknown, Output = unknown> = GenericSchema<Input, Output> & {
  readonly entries: ObjectEntries;
};

const emptyValues = ['', null, undefined, false, []] as const;

type StartOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/**
 * Returns the form values of a record: the fields of the schema, empty where the record has no value.
 *
 * @param record the loaded record; for a new one its initial values, such as `{ isActive: true }`
 */
export const formValues = <Values, Output>(
  schema: FormSchema<Values, Output>,
  record: StartOf<Values>,
): Values =>
  Object.fromEntries(
    Object.entries(schema.entries).map(([name, { type }]) => [
      name,
      record[name as keyof Values] ?? emptyValue[type] ?? null,
    ]),
  ) as Values;

/** The empty value of a control by the type of its schema; null for all others. */
const emptyValue: Readonly<Record<string, unknown>> = { string: '', picklist: '', boolean: false, array: [] };

/** Whether the schema of a field rejects all empty values. */
export const isRequired = (schema: FormSchema, name: string): boolean => {
  const entry = entryOf(schema, name);
  return entry !== undefined && !emptyValues.some((value) => is(entry, value));
};

/**
 * Whether a field is marked as required or optional. A form marks the kind that has fewer fields, and nothing if all
 * fields are alike. An optional checkbox does not count.
 */
export function fieldMark(
  schema: FormSchema,
  name: string,
  isNeeded = isRequired(schema, name),
): FieldMark | undefined {
  const names = Object.keys(schema.entries);
  const required = names.filter((each) => isRequired(schema, each));
  const optional = names.filter((each) => !required.includes(each) && !isSwitch(schema, each));
  if (required.length === 0 || optional.length === 0) return undefined;
  if (optional.length < required.length) return !isNeeded && optional.includes(name) ? 'optional' : undefined;
  return isNeeded ? 'required' : undefined;
}

/** The names of the invalid fields, in the order of the schema. */
export function wrongFields(schema: FormSchema, values: unknown): string[] {
  const { issues = [] } = safeParse(schema, values);
  const wrong = new Set(issues.map(({ path }) => String(path?.[0].key)));
  return Object.keys(schema.entries).filter((name) => wrong.has(name));
}

function isSwitch(schema: FormSchema, name: string): boolean {
  const entry = entryOf(schema, name);
  return entry !== undefined && is(entry, false);
}

const entryOf = ({ entries }: FormSchema, name: string) => entries[name];
