import { blankPattern } from '#api/contract.gen.ts';

/** Where a blank stands in its paragraph, its brackets included. */
export interface BlankPlace {
  start: number;
  end: number;
  word: string;
  /** It begins like a blank and is none; what follows in the paragraph is part of it. */
  isMalformed: boolean;
}

/** The blanks of a paragraph in order (QST-030). Only the last one can be malformed. */
export const blankPlaces = (paragraph: string): BlankPlace[] =>
  Array.from(paragraph.matchAll(blankPattern), ({ index, 0: whole, 1: word, 2: rest }) => ({
    start: index,
    end: index + whole.length,
    word: word ?? rest ?? '',
    isMalformed: word === undefined,
  }));

/** Replaces a range of a text by other words, and selects a part of the result. */
export interface Replacement {
  start: number;
  end: number;
  words: string;
  select: readonly [number, number];
}

/** Whether a selection touches a blank; a caret does so only between its brackets. */
const touches = (start: number, end: number) => (blank: BlankPlace) =>
  !blank.isMalformed && start < blank.end && end > blank.start;

/** Whether the selection is on a blank, which `toggledBlank` then turns back into words. */
export const isOnBlank = (paragraph: string, start: number, end: number): boolean =>
  blankPlaces(paragraph).some(touches(start, end));

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

/**
 * Turns the selected words into a blank, or the selected blanks back into words. Without a selection it is the word at the
 * caret, or a new empty blank with the caret in it.
 *
 * @returns undefined when brackets in or around the words would make no blank of them
 */
export function toggledBlank(paragraph: string, start: number, end: number): Replacement | undefined {
  const touched = blankPlaces(paragraph).filter(touches(start, end));
  const [first] = touched;
  const last = touched.at(-1);
  if (first && last) {
    const words = touched
      .map(
        ({ word, end: blankEnd }, index) =>
          word + paragraph.slice(blankEnd, touched[index + 1]?.start ?? blankEnd),
      )
      .join('');
    return { start: first.start, end: last.end, words, select: [first.start, first.start + words.length] };
  }
  const [from, to] = wordsAt(paragraph, start, end);
  const word = paragraph.slice(from, to);
  const result = `${paragraph.slice(0, from)}[[${word}]]${paragraph.slice(to)}`;
  const isBlank = blankPlaces(result).some(
    (blank) => blank.start === from && blank.word === word && !blank.isMalformed,
  );
  if (!isBlank) return undefined;
  return { start: from, end: to, words: `[[${word}]]`, select: [from + 2, from + 2 + word.length] };
}
