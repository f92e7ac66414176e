import { is, safeParse, type GenericSchema, type ObjectEntries } from 'valibot';
import type { FieldMark } from '#ui/form/FieldFrame.tsx';

/** A valibot `object`, or a pipe that begins with an `object`. Its entries are the fields. */
export type FormSchema<Input = unknown, Output = unknown> = GenericSchema<Input, Output> & {
  readonly entries: ObjectEntries;
};

const emptyValues = ['', null, undefined, false, []] as const;

type InitialRecord<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/**
 * Returns the form values of a record: the fields of the schema, empty where the record has no value.
 *
 * @param record the loaded record, or the initial values of a new record, such as `{ isActive: true }`
 */
export const formValues = <Values, Output>(
  schema: FormSchema<Values, Output>,
  record: InitialRecord<Values>,
): Values =>
  Object.fromEntries(
    Object.entries(schema.entries).map(([name, { type }]) => [
      name,
      record[name as keyof Values] ?? emptyValue[type] ?? null,
    ]),
  ) as Values;

/** The empty value of a control by schema type. Default: null. */
const emptyValue: Readonly<Record<string, unknown>> = { string: '', picklist: '', boolean: false, array: [] };

/** Whether the schema of a field rejects all empty values. */
export const isRequired = (schema: FormSchema, name: string): boolean => {
  const entry = entryOf(schema, name);
  return entry !== undefined && !emptyValues.some((value) => is(entry, value));
};

/**
 * Returns the mark of a field. A form marks either its required or its optional fields, whichever are fewer, and none if
 * all fields are alike. Optional checkboxes are neither counted nor marked.
 */
export function fieldMark(
  schema: FormSchema,
  name: string,
  isNeeded = isRequired(schema, name),
): FieldMark | undefined {
  const names = Object.keys(schema.entries);
  const required = names.filter((other) => isRequired(schema, other));
  const optional = names.filter((other) => !required.includes(other) && !isOptionalCheckbox(schema, other));
  if (required.length === 0 || optional.length === 0) return undefined;
  if (optional.length < required.length) return !isNeeded && optional.includes(name) ? 'optional' : undefined;
  return isNeeded ? 'required' : undefined;
}

export function invalidFields(schema: FormSchema, values: unknown): string[] {
  const { issues = [] } = safeParse(schema, values);
  const invalid = new Set(issues.map(({ path }) => String(path?.[0].key)));
  return Object.keys(schema.entries).filter((name) => invalid.has(name));
}

function isOptionalCheckbox(schema: FormSchema, name: string): boolean {
  const entry = entryOf(schema, name);
  return entry !== undefined && is(entry, false);
}

const entryOf = ({ entries }: FormSchema, name: string) => entries[name];
