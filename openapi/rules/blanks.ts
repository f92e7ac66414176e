/**
 * The blanks in the paragraph of a fill-in question: see *Blanks* in the contract. The application and the mock both find
 * them with these functions; `examples.json` has examples for servers in other languages.
 */

import { isCode, runsOf, slot } from './formatted-text.ts';

/** The position of a blank in its paragraph, brackets included. */
export interface Blank {
  start: number;
  end: number;
  /** The correct word, exactly as it is between the brackets; empty while it is withheld. */
  word: string;
  isInCode: boolean;
  /** It begins like a blank and is none; everything that follows in the paragraph is its `word`. */
  isMalformed: boolean;
}

/** A paragraph that has been read. */
export interface BlankedText {
  /** In order. Only the last one can be malformed. */
  blanks: Blank[];
  /** What learners see, with a slot for each blank; code is still in backticks. */
  shown: string;
  /** The places of the backslashes that are not shown. */
  escapes: number[];
}

/** Two opening brackets, and where the blank ends that they would begin. */
interface Opening {
  start: number;
  /** Behind the two brackets. */
  end: number;
  isEscaped: boolean;
  /** Undefined if brackets inside do not come in pairs, or nothing ends it. */
  blankEnd: number | undefined;
}

/** Stands for `[[` that begins no blank while the code around it is looked for. */
const brackets = '\uFDD0';

const placeholders = new RegExp(`[${slot}${brackets}]`, 'g');

/** Where each opening bracket is closed. */
function closingBrackets(paragraph: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: bracket, index } of paragraph.matchAll(/[[\]]/g)) {
    if (bracket === '[') {
      open.push(index);
    } else {
      const start = open.pop();
      if (start !== undefined) closing.set(start, index);
    }
  }
  return closing;
}

/** The double brackets of a paragraph in order, without those inside a blank. */
function openingsOf(paragraph: string): Opening[] {
  const closing = closingBrackets(paragraph);
  const openings: Opening[] = [];
  let from = 0;
  for (const { 0: found, index } of paragraph.matchAll(/\\?\[\[/g)) {
    if (index < from) continue;
    const end = index + found.length;
    const inner = closing.get(end - 1);
    const blankEnd = inner !== undefined && paragraph[inner + 1] === ']' ? inner + 2 : undefined;
    const isEscaped = found.startsWith('\\');
    openings.push({ start: index, end, isEscaped, blankEnd });
    from = isEscaped ? end : (blankEnd ?? end);
  }
  return openings;
}

/** Whether each of the openings is in code. A blank is one character for the code around it, whatever its word. */
function areInCode(paragraph: string, openings: readonly Opening[]): boolean[] {
  let masked = '';
  let from = 0;
  for (const { start, end, isEscaped, blankEnd } of openings) {
    const isBlank = !isEscaped && blankEnd !== undefined;
    masked += paragraph.slice(from, start).replaceAll(placeholders, '') + (isBlank ? slot : `[${brackets}`);
    from = isBlank ? blankEnd : end;
  }
  masked += paragraph.slice(from).replaceAll(placeholders, '');
  return runsOf(masked).flatMap((run) => Array.from(run.text.matchAll(placeholders), () => isCode(run)));
}

/**
 * Finds the blanks of a paragraph. `[[` begins one if a `]]` ends it and the brackets between them come in pairs. Any other
 * `[[` is text in code, and an error outside of it. With a backslash before it, `[[` is text everywhere.
 */
export function readBlanks(paragraph: string): BlankedText {
  const result: BlankedText = { blanks: [], shown: '', escapes: [] };
  const { blanks, escapes } = result;
  const openings = openingsOf(paragraph);
  const inCode = areInCode(paragraph, openings);
  let from = 0;
  const show = (to: number) => {
    result.shown += paragraph.slice(from, to).replaceAll(placeholders, '');
  };
  for (const [index, { start, end, isEscaped, blankEnd }] of openings.entries()) {
    const isInCode = inCode[index] ?? false;
    if (isEscaped) {
      // In code, only a backslash that is needed is one of ours: others belong to the program.
      if (isInCode && blankEnd === undefined) continue;
      show(start);
      escapes.push(start);
      from = start + 1;
    } else if (blankEnd !== undefined) {
      show(start);
      result.shown += slot;
      blanks.push({
        start,
        end: blankEnd,
        word: paragraph.slice(end, blankEnd - 2),
        isInCode,
        isMalformed: false,
      });
      from = blankEnd;
    } else if (!isInCode) {
      show(start);
      result.shown += slot;
      blanks.push({
        start,
        end: paragraph.length,
        word: paragraph.slice(end),
        isInCode,
        isMalformed: true,
      });
      return result;
    }
  }
  show(paragraph.length);
  return result;
}

/** The correct words of the blanks in order; an empty string for a blank without one. */
export const wordsOfBlanks = (paragraph: string): string[] =>
  readBlanks(paragraph).blanks.map(({ word }) => word);

/** The paragraph with other words in its blanks. Whatever follows a malformed one is left out. */
export function replaceBlanks(paragraph: string, wordOf: (index: number) => string): string {
  let from = 0;
  const parts = readBlanks(paragraph).blanks.map(({ start, end }, index) => {
    const before = paragraph.slice(from, start);
    from = end;
    return `${before}[[${wordOf(index)}]]`;
  });
  return parts.join('') + paragraph.slice(from);
}

/**
 * The paragraph with every blank emptied to `[[]]`, as learners receive it (D-062). Of a malformed paragraph they do not get
 * what follows the `[[` that begins no blank: it may contain the words of blanks.
 */
export const withEmptyBlanks = (paragraph: string): string => replaceBlanks(paragraph, () => '');
