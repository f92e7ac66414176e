import { isProblem } from '#api/problem.ts';
import { isSameValue } from '#lib/same-value.ts';
import type { FieldRegistry } from '../field-registry.ts';

/** The record that a form edits. Only for forms that close after saving. */
export interface EditedRecord<Values> {
  /** Sent with the body, so that the server detects conflicts. */
  version: string;
  /** Fetches the record again; undefined if it was deleted. */
  reload: () => Promise<{ version: string; values: Values } | undefined>;
  /** The record after a partial save, on which the next attempt is based; undefined for other errors. */
  partialSave?: (error: unknown) => { version: string; values: Values } | undefined;
}

/** A field that another user changed. All values are formatted. */
export interface FieldChange {
  name: string;
  label: string;
  before: string;
  now: string;
  mine: string | undefined;
}

export const recordChanged = {
  title: 'This has been changed since you opened it',
  advice:
    'Your changes are not saved yet. The other ones are filled in wherever you changed nothing: look at them, then save again.',
};

export const isRecordChanged = (error: unknown): boolean =>
  isProblem(error, 409) && error.code === 'record-changed';

type FormValues = Readonly<Record<string, unknown>>;

/**
 * Compares the edits of two users in one record.
 *
 * @param before the record when the form was opened
 * @param now the record that the other user saved
 * @param typed the current form values
 * @param sent the values as the schema normalized them
 * @returns `changes`: the fields that the other user set to something else than this form; `mine`: the values changed
 *   in this form; `isSaved`: nothing is left to save, for example because an earlier response was lost
 */
export function compareRecords(
  fields: FieldRegistry,
  before: FormValues,
  now: FormValues,
  typed: FormValues,
  sent: object = {},
) {
  const normalized = new Map(Object.entries(sent));
  const isStored = (name: string) =>
    isSameValue(now[name], typed[name]) ||
    (normalized.has(name) && isSameValue(now[name], normalized.get(name)));
  const names = Object.keys(before);
  const mine = names.filter((name) => !isSameValue(before[name], typed[name]));
  const changes = names.flatMap((name): FieldChange[] => {
    const field = fields.get(name);
    if (!field || isSameValue(before[name], now[name]) || isStored(name)) return [];
    return [
      {
        name,
        label: field.label,
        before: field.formatValue(before[name]),
        now: field.formatValue(now[name]),
        mine: mine.includes(name) ? field.formatValue(typed[name]) : undefined,
      },
    ];
  });
  return {
    changes,
    mine: Object.fromEntries(mine.map((name) => [name, typed[name]])),
    isSaved: names.every(isStored),
  };
}
