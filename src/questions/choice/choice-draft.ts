import * as v from 'valibot';
import { parseEditedData, optionalText } from '../editor/edited-data.ts';

/** Numbers of options (QST-032, LIM-006). */
export const minOptions = 2;
export const maxOptions = 50;

/** An edited option remains correct, because its id does not depend on its text (D-150). */
export interface OptionRow {
  id: string;
  text: string;
  isRight: boolean;
}

/** Allows fewer than two options, so that an author can repair the question. */
const choiceData = v.looseObject({
  prompt: v.string(),
  options: v.array(v.string()),
  correctAnswer: optionalText,
  correctAnswers: v.optional(v.nullable(v.array(v.string()))),
  feedBack: optionalText,
});

export interface ChoiceDraft {
  kind: 'single' | 'multiple';
  /** Without an answer key, options have no marks and cannot be added or removed (D-137). */
  hasKey: boolean;
  /** The loaded data. `toChoiceData` replaces its options and answer key by those of `rows`. */
  data: v.InferOutput<typeof choiceData>;
  rows: readonly OptionRow[];
}

const newRow = (text: string, isRight = false): OptionRow => ({ id: crypto.randomUUID(), text, isRight });

/** A single choice has exactly one correct option, by default the first (QST-033). */
function withOneRight(rows: readonly OptionRow[]): readonly OptionRow[] {
  const right = rows.find((row) => row.isRight) ?? rows[0];
  return rows.map((row) => (row.isRight === (row === right) ? row : { ...row, isRight: row === right }));
}

export function toChoiceDraft(kind: ChoiceDraft['kind'], unknownData: unknown): ChoiceDraft | undefined {
  const data = parseEditedData(choiceData, unknownData);
  if (!data) return undefined;
  const key = kind === 'single' ? data.correctAnswer : data.correctAnswers;
  const right = new Set(typeof key === 'string' ? [key] : key);
  const hasKey = key !== undefined;
  const rows = data.options.map((text) => newRow(text, right.has(text)));
  return { kind, hasKey, data, rows: hasKey && kind === 'single' ? withOneRight(rows) : rows };
}

/** Does not normalize texts, because the server and the marking compare them exactly. */
export function toChoiceData({ kind, hasKey, data, rows }: ChoiceDraft): object {
  const content = { ...data, options: rows.map((row) => row.text) };
  if (!hasKey) return content;
  const right = [...new Set(rows.filter((row) => row.isRight).map((row) => row.text))];
  if (kind === 'single') return { ...content, correctAnswer: right[0] ?? null };
  const before = data.correctAnswers ?? [];
  // The order is irrelevant: keep it, so that an unchanged question has equal data.
  const isSame = new Set(before).size === right.length && right.every((text) => before.includes(text));
  return { ...content, correctAnswers: isSame ? before : right };
}

const withRows = (draft: ChoiceDraft, rows: readonly OptionRow[]): ChoiceDraft => ({ ...draft, rows });

const indexOf = (draft: ChoiceDraft, id: string): number => draft.rows.findIndex((row) => row.id === id);

export const withOptionText = (draft: ChoiceDraft, id: string, text: string): ChoiceDraft =>
  withRows(
    draft,
    draft.rows.map((row) => (row.id === id ? { ...row, text } : row)),
  );

/** In a single choice, the other options become incorrect. */
export function withRightOption(draft: ChoiceDraft, id: string, isRight: boolean): ChoiceDraft {
  const isOther = draft.kind === 'single' ? false : undefined;
  return withRows(
    draft,
    draft.rows.map((row) => ({ ...row, isRight: row.id === id ? isRight : (isOther ?? row.isRight) })),
  );
}

export const canAdd = ({ hasKey, rows }: ChoiceDraft): boolean => hasKey && rows.length < maxOptions;

export const canRemove = ({ hasKey, rows }: ChoiceDraft): boolean => hasKey && rows.length > minOptions;

export function withNewOption(draft: ChoiceDraft, afterId?: string): ChoiceDraft {
  if (!canAdd(draft)) return draft;
  const position = afterId === undefined ? draft.rows.length : indexOf(draft, afterId) + 1;
  return withRows(draft, draft.rows.toSpliced(position, 0, newRow('')));
}

/** In a single choice, the first option becomes correct if necessary (QST-033, QST-032, AUT-063). */
export function withoutOption(draft: ChoiceDraft, id: string): ChoiceDraft {
  if (!canRemove(draft)) return draft;
  const rows = draft.rows.filter((row) => row.id !== id);
  return withRows(draft, draft.kind === 'single' ? withOneRight(rows) : rows);
}

/** A bullet, or a number or letter before a tab, as in lists of word processors. */
const bullet = /^[•◦▪‣·]\s*|^(?:\d{1,2}|[a-z])[.)]\t\s*/iu;

/** Returns the lines of a pasted list, or the cells of a pasted row, without bullets. Omits empty lines and cells. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028]/u)
    .flatMap((line) => line.trim().replace(bullet, '').split('\t'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface Pasted {
  draft: ChoiceDraft;
  added: number;
  omittedCount: number;
  lastId: string;
}

/** The first line replaces the selection in an option; the others become new options after it. */
export function withPastedOptions(
  draft: ChoiceDraft,
  id: string,
  [start, end]: readonly [number, number],
  lines: readonly string[],
): Pasted {
  const [first = '', ...others] = lines;
  const room = maxOptions - draft.rows.length;
  const added = others.slice(0, Math.max(room, 0)).map((line) => newRow(line));
  const text = draft.rows.find((row) => row.id === id)?.text ?? '';
  const changed = withOptionText(draft, id, text.slice(0, start) + first + text.slice(end));
  return {
    draft: withRows(changed, changed.rows.toSpliced(indexOf(draft, id) + 1, 0, ...added)),
    added: added.length,
    omittedCount: others.length - added.length,
    lastId: added.at(-1)?.id ?? id,
  };
}
