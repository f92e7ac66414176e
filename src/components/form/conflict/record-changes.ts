import { isProblem } from '#api/problem.ts';
import { isSameValue } from '#lib/same-value.ts';
import type { FieldRegistry } from '../field-registry.ts';

/** The record in a form. Only for forms that close after saving. */
export interface EditedRecord<Values> {
  /** Sent with the body, so that the server detects conflicts. */
  version: string;
  /** Fetches the record again; undefined if it was deleted. */
  reload: () => Promise<{ version: string; values: Values } | undefined>;
  /** The record after a partial save, on which the next attempt is based; undefined for other errors. */
  partialSave?: (error: unknown) => { version: string; values: Values } | undefined;
}

export interface FieldChange {
  name: string;
  label: string;
  before: string;
  saved: string;
  /** The value in this form; undefined if unchanged. */
  typed: string | undefined;
}

export const recordChangedMessage = {
  title: 'This has been changed since you opened it',
  advice:
    'Your changes are not saved yet. The changes of the other user are filled in wherever you changed nothing: look at them, then save again.',
};

export const isRecordChanged = (error: unknown): boolean =>
  isProblem(error, 409) && error.code === 'record-changed';

type FormValues = Readonly<Record<string, unknown>>;

/**
 * Compares the edits of two users in one record.
 *
 * @param before the record when the form was opened
 * @param saved the record that the other user saved
 * @param typed the current form values
 * @param sent the values as the schema normalized them
 * @returns `changes`: the fields that the other user set to another value than this form; `edits`: the values changed in
 *   this form; `isSaved`: the saved record has all values of the form, for example after a lost response
 */
export function compareRecords(
  fields: FieldRegistry,
  before: FormValues,
  saved: FormValues,
  typed: FormValues,
  sent: object = {},
) {
  const normalized = new Map(Object.entries(sent));
  const isStored = (name: string) =>
    isSameValue(saved[name], typed[name]) ||
    (normalized.has(name) && isSameValue(saved[name], normalized.get(name)));
  const names = Object.keys(before);
  const edits = names.filter((name) => !isSameValue(before[name], typed[name]));
  const changes = names.flatMap((name): FieldChange[] => {
    const field = fields.get(name);
    if (!field || isSameValue(before[name], saved[name]) || isStored(name)) return [];
    return [
      {
        name,
        label: field.label,
        before: field.formatValue(before[name]),
        saved: field.formatValue(saved[name]),
        typed: edits.includes(name) ? field.formatValue(typed[name]) : undefined,
      },
    ];
  });
  return {
    changes,
    edits: Object.fromEntries(edits.map((name) => [name, typed[name]])),
    isSaved: names.every(isStored),
  };
}
