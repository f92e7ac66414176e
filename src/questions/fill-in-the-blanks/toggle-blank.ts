import { readBlanks, type Blank, type ParsedParagraph } from '#openapi/rules/blanks.ts';
import { slotCharacter } from '#openapi/rules/formatted-text.ts';

/** Replaces a range of a text, and selects a part of the result. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
  select: readonly [number, number];
}

/** Whether a selection overlaps a blank; a caret only between its brackets. */
const touches = (start: number, end: number) => (blank: Blank) =>
  !blank.isMalformed && start < blank.end && end > blank.start;

/** Whether `toggleBlank` would turn a blank back into text. */
export const isOnBlank = (paragraph: string, start: number, end: number): boolean =>
  readBlanks(paragraph).blanks.some(touches(start, end));

/** The trimmed selection, or the word at the caret. */
function textAt(paragraph: string, start: number, end: number): readonly [number, number] {
  if (start === end) {
    const before = /[\p{L}\p{N}\p{M}'’-]*$/u.exec(paragraph.slice(0, start))?.[0] ?? '';
    const after = /^[\p{L}\p{N}\p{M}'’-]*/u.exec(paragraph.slice(start))?.[0] ?? '';
    return [start - before.length, start + after.length];
  }
  const selected = paragraph.slice(start, end);
  const from = start + selected.length - selected.trimStart().length;
  return [from, Math.max(from, end - (selected.length - selected.trimEnd().length))];
}

/** The message when `toggleBlank` returns undefined. */
export const toggleRefusalMessage =
  'This cannot be a blank: brackets inside it must come in pairs, and neither a bracket nor a backslash may stand right before it.';

const inserted = (paragraph: string, { start, end, text }: Replacement): string =>
  paragraph.slice(0, start) + text + paragraph.slice(end);

/**
 * Turns the selected text into a blank, or selected blanks into text. Without a selection, uses the word at the
 * caret, or inserts an empty blank. Escaped brackets stay escaped.
 *
 * @returns undefined if brackets in or around the text would not form a blank
 */
export function toggleBlank(paragraph: string, start: number, end: number): Replacement | undefined {
  const read = readBlanks(paragraph);
  const touched = read.blanks.filter(touches(start, end));
  if (touched.length > 0) return toText(paragraph, touched);
  const [from, to] = textAt(paragraph, start, end);
  const word = Array.from({ length: to - from }, (_each, index) =>
    read.escapes.includes(from + index) ? '' : paragraph.charAt(from + index),
  ).join('');
  const replacement: Replacement = {
    start: from,
    end: to,
    text: `[[${word}]]`,
    select: [from + 2, from + 2 + word.length],
  };
  const after = readBlanks(inserted(paragraph, replacement));
  const made = after.blanks.findIndex((blank) => blank.start === from && blank.word === word);
  return made !== -1 && withTextShown(after, made, [word]) === read.shown ? replacement : undefined;
}

/** The text that learners see, with some neighbouring blanks replaced by text. */
const withTextShown = ({ shown }: ParsedParagraph, first: number, replacements: readonly string[]): string =>
  shown
    .split(slotCharacter)
    .reduce(
      (text, piece, index) =>
        text + (replacements[index - 1 - first]?.replaceAll(slotCharacter, '') ?? slotCharacter) + piece,
    );

/** Replaces neighbouring blanks by text; escapes brackets that would start a blank. */
function toText(paragraph: string, touched: readonly Blank[]): Replacement | undefined {
  const start = touched[0]?.start ?? 0;
  const end = touched.at(-1)?.end ?? 0;
  const asWords = (write: (word: string) => string): Replacement => {
    const text = touched
      .map(({ word, end: blankEnd }, index) => {
        const between = paragraph.slice(blankEnd, touched[index + 1]?.start ?? blankEnd);
        return write(word) + between;
      })
      .join('');
    return { start, end, text, select: [start, start + text.length] };
  };
  const before = readBlanks(paragraph);
  const first = before.blanks.findIndex((blank) => blank.start === start);
  const shown = withTextShown(
    before,
    first,
    touched.map(({ word }) => word),
  );
  return [asWords((word) => word), asWords((word) => word.replaceAll('[[', String.raw`\[[`))].find(
    (replacement) => readBlanks(inserted(paragraph, replacement)).shown === shown,
  );
}
