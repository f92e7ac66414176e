import { mask, maskText } from '../../../control/calls/masked.ts';
import type { TableColumn } from '../../../control/column-values.ts';
import type { TablePage } from '../../../control/table-page.ts';

export type DataRow = TablePage['rows'][number];

/** An edited value in the form. Numbers are text, lists have an item in each line. */
export type CellDraft = string | boolean | null;

const hasToken = /token/i;

/** The text of a value in the list. Tokens, also in links, are masked. */
export function cellText(table: string, column: string, value: unknown): string {
  const isToken = column === 'token' || (column === 'id' && hasToken.test(table));
  if (isToken) return mask;
  if (value === null || value === undefined) return '';
  const text = Array.isArray(value) ? value.join(', ') : textOf(value);
  return maskText(text);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a part of the value is masked. */
export const isMasked = (table: string, column: string, value: unknown): boolean =>
  cellText(table, column, value).includes(mask);

export function toDraft(value: unknown): CellDraft {
  if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null;
  return Array.isArray(value) ? value.join('\n') : textOf(value);
}

/** The value of a draft. A text that is no number remains text, which the mock refuses with a message. */
export function fromDraft(draft: CellDraft, kind: TableColumn['kind']): unknown {
  if (typeof draft !== 'string') return draft;
  if (kind === 'list') return draft === '' ? [] : draft.split('\n');
  if (kind !== 'number') return draft;
  const number = Number(draft);
  return draft.trim() === '' || Number.isNaN(number) ? draft : number;
}

/** The column that a refusal names: `price: …`, or `… at /0/price: …`. Undefined if it names none. */
export const namedColumn = (message: string, columns: readonly string[]): string | undefined =>
  columns.find(
    (column) => message.startsWith(`${column}:`) || new RegExp(` at \\S*/${column}(/\\S*)?: `).test(message),
  );
