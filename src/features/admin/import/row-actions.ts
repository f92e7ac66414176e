import type { CheckedRow, Choice } from '#components/class-import/class-list/check-rows.ts';
import type { Field } from '#components/class-import/class-list/columns.ts';
import { changeDraft } from '#components/class-import/import-list.ts';

/** A stable object, so that a correction renders only the rows that change. */
export interface RowActions {
  /** @param movesFocus whether the field keeps no focus: the user pressed Enter, or a button that disappears */
  correct: (row: CheckedRow, field: Field, text: string, movesFocus: boolean) => void;
  /** Corrects all rows that have the same text in a field. */
  correctAll: (rows: readonly CheckedRow[], field: Field, text: string) => void;
  choose: (row: CheckedRow, choice: Choice | undefined, movesFocus?: boolean) => void;
}

export const createRowActions = (onCorrected: (number: number, movesFocus: boolean) => void): RowActions => ({
  correct: ({ number }, field, text, movesFocus) => {
    changeDraft(({ edits }) => ({ edits: { ...edits, [number]: { ...edits[number], [field]: text } } }));
    onCorrected(number, movesFocus);
  },
  correctAll: (rows, field, text) => {
    changeDraft(({ edits }) => ({
      edits: {
        ...edits,
        ...Object.fromEntries(rows.map(({ number }) => [number, { ...edits[number], [field]: text }])),
      },
    }));
    const [first] = rows;
    if (first) onCorrected(first.number, true);
  },
  choose: ({ number }, choice, movesFocus = true) => {
    changeDraft(({ choices }) => ({ choices: { ...choices, [number]: choice } }));
    onCorrected(number, movesFocus);
  },
});

/** The name of a row's child, as far as it is filled in. */
export const nameOf = ({ cells }: CheckedRow): string =>
  [cells.name, cells.surname].filter(Boolean).join(' ') || 'no name';
