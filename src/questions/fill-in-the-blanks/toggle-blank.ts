import { readBlanks, type Blank, type ParsedParagraph } from '#openapi/rules/blanks.ts';
import { slotCharacter } from '#openapi/rules/formatted-text.ts';

/** The replacement of a range of a text, with the range to select in the result. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
  select: readonly [number, number];
}

/** Whether a selection overlaps a blank, or a caret is inside it. */
const overlaps = (start: number, end: number) => (blank: Blank) =>
  !blank.isMalformed && start < blank.end && end > blank.start;

/** Whether `toggleBlank` would replace a blank by text. */
export const isOnBlank = (paragraph: string, start: number, end: number): boolean =>
  readBlanks(paragraph).blanks.some(overlaps(start, end));

/** Returns the trimmed selection, or the word at the caret. */
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

export const toggleRefusalMessage =
  'This cannot be a blank: brackets inside it must come in pairs, and neither a bracket nor a backslash may stand right before it.';

const applyReplacement = (paragraph: string, { start, end, text }: Replacement): string =>
  paragraph.slice(0, start) + text + paragraph.slice(end);

/**
 * Converts the selection to a blank, or selected blanks to text. Without a selection, converts the word at the caret,
 * or inserts an empty blank. Escaped brackets remain escaped.
 *
 * @returns undefined if brackets in or around the text would not form a blank
 */
export function toggleBlank(paragraph: string, start: number, end: number): Replacement | undefined {
  const read = readBlanks(paragraph);
  const touched = read.blanks.filter(overlaps(start, end));
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
  const after = readBlanks(applyReplacement(paragraph, replacement));
  const made = after.blanks.findIndex((blank) => blank.start === from && blank.word === word);
  return made !== -1 && withTextShown(after, made, [word]) === read.shown ? replacement : undefined;
}

/** The text that learners see after replacing adjacent blanks by text. */
const withTextShown = ({ shown }: ParsedParagraph, first: number, replacements: readonly string[]): string =>
  shown
    .split(slotCharacter)
    .reduce(
      (text, piece, index) =>
        text + (replacements[index - 1 - first]?.replaceAll(slotCharacter, '') ?? slotCharacter) + piece,
    );

/** Replaces adjacent blanks by text; escapes brackets that would start a blank. */
function toText(paragraph: string, touched: readonly Blank[]): Replacement | undefined {
  const start = touched[0]?.start ?? 0;
  const end = touched.at(-1)?.end ?? 0;
  const replacementOf = (write: (word: string) => string): Replacement => {
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
  return [
    replacementOf((word) => word),
    replacementOf((word) => word.replaceAll('[[', String.raw`\[[`)),
  ].find((replacement) => readBlanks(applyReplacement(paragraph, replacement)).shown === shown);
}
