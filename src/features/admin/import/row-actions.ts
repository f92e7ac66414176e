import type { CheckedRow, Choice } from '#components/class-import/class-list/check-rows.ts';
import type { Field } from '#components/class-import/class-list/columns.ts';
import { changeDraft } from '#components/class-import/import-list.ts';

/**
 * Where the focus is after a correction: `lost` if the user pressed Enter, or a button that disappears; `moved` if
 * another control has taken it; `left` if the user left the field for no other control.
 */
export type FocusAfter = 'lost' | 'moved' | 'left';

/** A stable object, so that a correction renders only the rows that change. */
export interface RowActions {
  correct: (row: CheckedRow, field: Field, text: string, focus: FocusAfter) => void;
  /** Corrects all rows that have the same text in a field. */
  correctAll: (rows: readonly CheckedRow[], field: Field, text: string) => void;
  choose: (row: CheckedRow, choice: Choice | undefined, focus?: FocusAfter) => void;
}

export const createRowActions = (onCorrected: (number: number, focus: FocusAfter) => void): RowActions => ({
  correct: ({ number }, field, text, focus) => {
    changeDraft(({ edits }) => ({ edits: { ...edits, [number]: { ...edits[number], [field]: text } } }));
    onCorrected(number, focus);
  },
  correctAll: (rows, field, text) => {
    changeDraft(({ edits }) => ({
      edits: {
        ...edits,
        ...Object.fromEntries(rows.map(({ number }) => [number, { ...edits[number], [field]: text }])),
      },
    }));
    const [first] = rows;
    if (first) onCorrected(first.number, 'lost');
  },
  choose: ({ number }, choice, focus = 'lost') => {
    changeDraft(({ choices }) => ({ choices: { ...choices, [number]: choice } }));
    onCorrected(number, focus);
  },
});

/** The name of a row's child, as far as it is filled in. */
export const nameOf = ({ cells }: CheckedRow): string =>
  [cells.name, cells.surname].filter(Boolean).join(' ') || 'no name';
