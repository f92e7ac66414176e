/**
 * Finds the blanks in the paragraph of a fill-in question; see *Blanks* in the contract. `examples.json` has examples for
 * servers in other languages.
 */

import { isCode, parseFormattedText, slotCharacter } from './formatted-text.ts';

/** A blank. `start` and `end` include the brackets. */
export interface Blank {
  start: number;
  end: number;
  /** The text between the brackets, without changes. Empty if withheld. */
  word: string;
  isInCode: boolean;
  /** Whether this is a `[[` that starts no blank. `word` is then the rest of the paragraph. */
  isMalformed: boolean;
}

export interface ParsedParagraph {
  /** The blanks in order. Only the last one can be malformed. */
  blanks: Blank[];
  /** The text for learners, with a `slotCharacter` for each blank. Code is still in backticks. */
  shown: string;
  /** The indexes of the backslashes that learners do not see. */
  escapes: number[];
}

/** A `[[`, with or without a backslash before it. */
interface Opening {
  start: number;
  end: number;
  isEscaped: boolean;
  /** The index after `]]`. Undefined if no `]]` follows, or if brackets inside are not paired. */
  blankEnd: number | undefined;
}

/** Represents a `[[` that starts no blank, while `areInCode` parses the paragraph. */
const bracketsCharacter = '\uFDD0';

const placeholders = new RegExp(`[${slotCharacter}${bracketsCharacter}]`, 'g');

function findClosingBrackets(paragraph: string): ReadonlyMap<number, number> {
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

/** Finds each `[[` in order, except inside a blank. */
function findOpenings(paragraph: string): Opening[] {
  const closing = findClosingBrackets(paragraph);
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

/** Whether each opening is in code. A blank counts as one character, whatever its word. */
function areInCode(paragraph: string, openings: readonly Opening[]): boolean[] {
  let masked = '';
  let from = 0;
  for (const { start, end, isEscaped, blankEnd } of openings) {
    const isBlank = !isEscaped && blankEnd !== undefined;
    masked +=
      paragraph.slice(from, start).replaceAll(placeholders, '') +
      (isBlank ? slotCharacter : `[${bracketsCharacter}`);
    from = isBlank ? blankEnd : end;
  }
  masked += paragraph.slice(from).replaceAll(placeholders, '');
  return parseFormattedText(masked).flatMap((run) =>
    Array.from(run.text.matchAll(placeholders), () => isCode(run)),
  );
}

/**
 * Finds the blanks of a paragraph. `[[` starts a blank if a `]]` ends it and the brackets between them are paired. Any
 * other `[[` is text in code, and an error outside of code. After a backslash, `[[` is text everywhere.
 */
export function readBlanks(paragraph: string): ParsedParagraph {
  const result: ParsedParagraph = { blanks: [], shown: '', escapes: [] };
  const { blanks, escapes } = result;
  const openings = findOpenings(paragraph);
  const inCode = areInCode(paragraph, openings);
  let from = 0;
  const show = (to: number) => {
    result.shown += paragraph.slice(from, to).replaceAll(placeholders, '');
  };
  for (const [index, { start, end, isEscaped, blankEnd }] of openings.entries()) {
    const isInCode = inCode[index] ?? false;
    if (isEscaped) {
      // In code, a backslash before a `[[` that could start no blank is part of the program.
      if (isInCode && blankEnd === undefined) continue;
      show(start);
      escapes.push(start);
      from = start + 1;
    } else if (blankEnd !== undefined) {
      show(start);
      result.shown += slotCharacter;
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
      result.shown += slotCharacter;
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

/** The correct words of the blanks in order, with an empty string for an empty blank. */
export const listBlankWords = (paragraph: string): string[] =>
  readBlanks(paragraph).blanks.map(({ word }) => word);

/** Replaces the words of the blanks. The text after a malformed blank is dropped. */
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
 * Empties every blank to `[[]]`, as learners receive the paragraph (D-062). The text after a malformed blank is dropped,
 * because it may contain correct words.
 */
export const emptyBlanks = (paragraph: string): string => replaceBlanks(paragraph, () => '');
