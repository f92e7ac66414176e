import { isProblem } from '#api/problem.ts';
import { isSameValue } from '#lib/same-value.ts';
import type { FieldRegistry } from '../field-registry.ts';

/** The record that a form edits. It is for forms that close once they are saved. */
export interface EditedRecord<Values> {
  /** Sent with the body: who has edited an older version is told. */
  version: string;
  /** Reads the record again; undefined when it is gone. */
  reload: () => Promise<{ version: string; values: Values } | undefined>;
  /** The record after a partial save, from which the next try continues; undefined for other errors. */
  partialSave?: (error: unknown) => { version: string; values: Values } | undefined;
}

/** What somebody else has made of one field, in words. */
export interface FieldChange {
  name: string;
  label: string;
  before: string;
  now: string;
  /** What the person at this form has made of the same field. */
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
 * What two people have made of one record.
 *
 * @param before as both have read it
 * @param now as the other one has saved it
 * @param typed as it is in the form
 * @param sent what the schema has made of it, such as a telephone number without spaces
 * @returns the fields that the other one has changed, unless to what was typed; the values of those that were changed
 *   in the form; and whether there is nothing left to save, as after a response that was lost
 */
export function compareRecords(
  fields: FieldRegistry,
  before: FormValues,
  now: FormValues,
  typed: FormValues,
  sent: object = {},
) {
  const written = new Map(Object.entries(sent));
  const isStored = (name: string) =>
    isSameValue(now[name], typed[name]) || (written.has(name) && isSameValue(now[name], written.get(name)));
  const names = Object.keys(before);
  const mine = names.filter((name) => !isSameValue(before[name], typed[name]));
  const changes = names.flatMap((name): FieldChange[] => {
    const note = fields.get(name);
    if (!note || isSameValue(before[name], now[name]) || isStored(name)) return [];
    return [
      {
        name,
        label: note.label,
        before: note.inWords(before[name]),
        now: note.inWords(now[name]),
        mine: mine.includes(name) ? note.inWords(typed[name]) : undefined,
      },
    ];
  });
  return {
    changes,
    mine: Object.fromEntries(mine.map((name) => [name, typed[name]])),
    isSaved: names.every(isStored),
  };
}
