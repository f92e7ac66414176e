import { isProblem } from '#api/problem.ts';
import type { FieldRegistry } from '../field-registry.ts';

/** The record that a form edits. It is for forms that close once they are saved. */
export interface EditedRecord<Values> {
  /** Sent with the body: who has edited an older version is told. */
  version: string;
  /** Reads the record again; undefined when it is gone. */
  reload: () => Promise<{ version: string; values: Values } | undefined>;
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What two people have made of one record.
 *
 * @param before as both have read it
 * @param now as the other one has saved it
 * @param typed as it stands in the form
 * @returns the fields that the other one has changed, and the values of those that were changed in the form
 */
export function compareRecords(
  fields: FieldRegistry,
  before: FormValues,
  now: FormValues,
  typed: FormValues,
) {
  const names = Object.keys(before);
  const mine = names.filter((name) => !isSame(before[name], typed[name]));
  const changes = names.flatMap((name): FieldChange[] => {
    const note = fields.get(name);
    if (!note || isSame(before[name], now[name])) return [];
    const isDisputed = mine.includes(name) && !isSame(now[name], typed[name]);
    return [
      {
        name,
        label: note.label,
        before: note.inWords(before[name]),
        now: note.inWords(now[name]),
        mine: isDisputed ? note.inWords(typed[name]) : undefined,
      },
    ];
  });
  return { changes, mine: Object.fromEntries(mine.map((name) => [name, typed[name]])) };
}
