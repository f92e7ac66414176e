import { is, safeParse, type GenericSchema, type ObjectEntries } from 'valibot';
import type { FieldMark } from '#ui/form/FieldFrame.tsx';

/** A valibot `object`, or a pipe that begins with one: its entries are the fields. */
export type FormSchema<Input = unknown, Output = unknown> = GenericSchema<Input, Output> & {
  readonly entries: ObjectEntries;
};

/** The values of an empty control. */
const nothing = ['', null, undefined, false, []] as const;

/** What a form may start from: a loaded record, or the few values that a new one has. */
type StartOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/**
 * A record as its form shows it: the fields of the schema and nothing else, empty where nothing is known yet.
 *
 * @param record as it was loaded; for a new one what it starts with, such as `{ isActive: true }`
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

/** What a control shows while nothing is filled in, by the kind of its schema; null for all others. */
const emptyValue: Readonly<Record<string, unknown>> = { string: '', picklist: '', boolean: false, array: [] };

/** Whether a field has to be filled in: its schema takes none of the values that mean "nothing". */
export const isRequired = (schema: FormSchema, name: string): boolean => {
  const entry = entryOf(schema, name);
  return entry !== undefined && !nothing.some((value) => is(entry, value));
};

/**
 * Which fields say in words whether they are needed: the rarer kind, none where all are alike. A checkbox that may stay
 * empty counts for neither.
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

/** The fields that keep a form from being sent, in the order of the schema. */
export function wrongFields(schema: FormSchema, values: unknown): string[] {
  const { issues = [] } = safeParse(schema, values);
  const wrong = new Set(issues.map(({ path }) => String(path?.[0].key)));
  return Object.keys(schema.entries).filter((name) => wrong.has(name));
}

function isSwitch(schema: FormSchema, name: string): boolean {
  const entry = entryOf(schema, name);
  return entry !== undefined && is(entry, false);
}

// A form is checked at once: entries that ask a server belong in a query, not in a schema.
const entryOf = ({ entries }: FormSchema, name: string) => entries[name];
