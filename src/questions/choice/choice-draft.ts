import * as v from 'valibot';
import { parseEditedData, optionalText } from '../editor/edited-data.ts';

/** Least and most options of a choice: QST-032, LIM-006, and the contract's `maxItems`. */
export const minOptions = 2;
export const maxOptions = 50;

/** One option while it is written. Its id stays when its text changes, so the right ones stay right (D-150). */
export interface OptionRow {
  id: string;
  text: string;
  isRight: boolean;
}

/** Fewer options than two can be opened, to be repaired. */
const choiceData = v.looseObject({
  prompt: v.string(),
  options: v.array(v.string()),
  correctAnswer: optionalText,
  correctAnswers: v.optional(v.nullable(v.array(v.string()))),
  feedBack: optionalText,
});

export interface ChoiceDraft {
  kind: 'single' | 'multiple';
  /** Without it nothing is marked, and the number of options must stay (D-137). */
  hasKey: boolean;
  /** Everything but the options and the right ones, which stand in the rows. */
  data: v.InferOutput<typeof choiceData>;
  rows: readonly OptionRow[];
}

const newRow = (text: string, isRight = false): OptionRow => ({ id: crypto.randomUUID(), text, isRight });

/** In a single choice exactly one option is right: the first one until another is marked (QST-033). */
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

/** The texts are stored as they were typed: the server compares them letter by letter, and so does marking. */
export function toChoiceData({ kind, hasKey, data, rows }: ChoiceDraft): object {
  const content = { ...data, options: rows.map((row) => row.text) };
  if (!hasKey) return content;
  const right = [...new Set(rows.filter((row) => row.isRight).map((row) => row.text))];
  if (kind === 'single') return { ...content, correctAnswer: right[0] ?? null };
  const before = data.correctAnswers ?? [];
  // The order means nothing, and a question that nobody has changed has to stay the same.
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

/** Marks an option as right or not. In a single choice, the others then are not. */
export function withRightOption(draft: ChoiceDraft, id: string, isRight: boolean): ChoiceDraft {
  const isOther = draft.kind === 'single' ? false : undefined;
  return withRows(
    draft,
    draft.rows.map((row) => ({ ...row, isRight: row.id === id ? isRight : (isOther ?? row.isRight) })),
  );
}

/** Whether one more option is allowed. */
export const canAdd = ({ hasKey, rows }: ChoiceDraft): boolean => hasKey && rows.length < maxOptions;

/** Whether one option less is allowed (QST-032, AUT-063). */
export const canRemove = ({ hasKey, rows }: ChoiceDraft): boolean => hasKey && rows.length > minOptions;

/** Adds an empty option behind another one, or at the end. */
export function withNewOption(draft: ChoiceDraft, behindId?: string): ChoiceDraft {
  if (!canAdd(draft)) return draft;
  const place = behindId === undefined ? draft.rows.length : indexOf(draft, behindId) + 1;
  return withRows(draft, draft.rows.toSpliced(place, 0, newRow('')));
}

/** Removes an option, also from the right ones; in a single choice the first one then is right (QST-033). */
export function withoutOption(draft: ChoiceDraft, id: string): ChoiceDraft {
  if (!canRemove(draft)) return draft;
  const rows = draft.rows.filter((row) => row.id !== id);
  return withRows(draft, draft.kind === 'single' ? withOneRight(rows) : rows);
}

/** A bullet or, before a tab, a number or letter that a word processor puts before the lines of a list. */
const bullet = /^[•◦▪‣·]\s*|^(?:\d{1,2}|[a-z])[.)]\t\s*/iu;

/** The lines of a pasted list or the cells of a pasted row, without the empty ones and without bullets. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028]/u)
    .flatMap((line) => line.trim().replace(bullet, '').split('\t'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface Pasted {
  draft: ChoiceDraft;
  added: number;
  /** Lines that found no room. */
  leftOut: number;
  /** The last option with a pasted text. */
  lastId: string;
}

/**
 * Pastes several lines: the first one into an option, in place of what is selected there, each other one as an option
 * behind it.
 */
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
    leftOut: others.length - added.length,
    lastId: added.at(-1)?.id ?? id,
  };
}
