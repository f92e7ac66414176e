import { readBlanks, type Blank, type ParsedParagraph } from '#openapi/rules/blanks.ts';
import { slotCharacter } from '#openapi/rules/formatted-text.ts';

/** Replaces a range of a text by other words, and selects a part of the result. */
export interface Replacement {
  start: number;
  end: number;
  words: string;
  select: readonly [number, number];
}

/** Whether a selection touches a blank; a caret does so only between its brackets. */
const touches = (start: number, end: number) => (blank: Blank) =>
  !blank.isMalformed && start < blank.end && end > blank.start;

/** Whether the selection is on a blank, which `toggledBlank` then turns back into words. */
export const isOnBlank = (paragraph: string, start: number, end: number): boolean =>
  readBlanks(paragraph).blanks.some(touches(start, end));

/** The selection without white space around it; for a caret, the word that it stands in. */
function wordsAt(paragraph: string, start: number, end: number): readonly [number, number] {
  if (start === end) {
    const before = /[\p{L}\p{N}\p{M}'’-]*$/u.exec(paragraph.slice(0, start))?.[0] ?? '';
    const after = /^[\p{L}\p{N}\p{M}'’-]*/u.exec(paragraph.slice(start))?.[0] ?? '';
    return [start - before.length, start + after.length];
  }
  const selected = paragraph.slice(start, end);
  const from = start + selected.length - selected.trimStart().length;
  return [from, Math.max(from, end - (selected.length - selected.trimEnd().length))];
}

/** Why `toggledBlank` gives nothing. */
export const toggleRefusalMessage =
  'This cannot be a blank: brackets inside it must come in pairs, and neither a bracket nor a backslash may stand right before it.';

const inserted = (paragraph: string, { start, end, words }: Replacement): string =>
  paragraph.slice(0, start) + words + paragraph.slice(end);

/**
 * Turns the selected words into a blank, or the selected blanks back into words. Without a selection it is the word at the
 * caret, or a new empty blank with the caret in it. Brackets that learners see in the words stay what they are.
 *
 * @returns undefined when brackets in or around the words would make no blank of them
 */
export function toggleBlank(paragraph: string, start: number, end: number): Replacement | undefined {
  const read = readBlanks(paragraph);
  const touched = read.blanks.filter(touches(start, end));
  if (touched.length > 0) return wordsAgain(paragraph, touched);
  const [from, to] = wordsAt(paragraph, start, end);
  const word = Array.from({ length: to - from }, (_each, index) =>
    read.escapes.includes(from + index) ? '' : paragraph.charAt(from + index),
  ).join('');
  const replacement: Replacement = {
    start: from,
    end: to,
    words: `[[${word}]]`,
    select: [from + 2, from + 2 + word.length],
  };
  const after = readBlanks(inserted(paragraph, replacement));
  const made = after.blanks.findIndex((blank) => blank.start === from && blank.word === word);
  return made !== -1 && withWordsShown(after, made, [word]) === read.shown ? replacement : undefined;
}

/** What learners see, with words in place of some neighbouring blanks. */
const withWordsShown = ({ shown }: ParsedParagraph, first: number, words: readonly string[]): string =>
  shown
    .split(slotCharacter)
    .reduce(
      (text, piece, index) =>
        text + (words[index - 1 - first]?.replaceAll(slotCharacter, '') ?? slotCharacter) + piece,
    );

/** Some neighbouring blanks as words; brackets in them are escaped if they would begin a blank. */
function wordsAgain(paragraph: string, touched: readonly Blank[]): Replacement | undefined {
  const start = touched[0]?.start ?? 0;
  const end = touched.at(-1)?.end ?? 0;
  const asWords = (write: (word: string) => string): Replacement => {
    const words = touched
      .map(({ word, end: blankEnd }, index) => {
        const between = paragraph.slice(blankEnd, touched[index + 1]?.start ?? blankEnd);
        return write(word) + between;
      })
      .join('');
    return { start, end, words, select: [start, start + words.length] };
  };
  const before = readBlanks(paragraph);
  const first = before.blanks.findIndex((blank) => blank.start === start);
  const shown = withWordsShown(
    before,
    first,
    touched.map(({ word }) => word),
  );
  return [asWords((word) => word), asWords((word) => word.replaceAll('[[', String.raw`\[[`))].find(
    (replacement) => readBlanks(inserted(paragraph, replacement)).shown === shown,
  );
}
