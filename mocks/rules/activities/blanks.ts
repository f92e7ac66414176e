import { readBlanks, wordsOfBlanks } from '#openapi/rules/blanks.ts';
import { isBlank } from '#openapi/rules/text.ts';
import type { FieldErrors } from '../field-errors.ts';

/** As many characters as a paragraph may have. */
export const longestParagraph = 10_000;

/** The `maxItems` and the `maxLength` of `answer` in the contract's `FillInContent`: each blank can be answered. */
const mostBlanks = 200;
const longestWord = 1000;

/** What is wrong with the blanks of a paragraph, no matter whose it is. */
export function bracketErrors(paragraph: string): FieldErrors {
  const { blanks } = readBlanks(paragraph);
  if (blanks.some(({ isMalformed }) => isMalformed)) {
    return {
      paragraph: ['A blank starts with [[ and ends with ]], and brackets inside it must come in pairs.'],
    };
  }
  if (blanks.length > mostBlanks) return { paragraph: [`At most ${mostBlanks} blanks are allowed.`] };
  const isTooLong = blanks.some(({ word }) => [...word].length > longestWord);
  return isTooLong ? { paragraph: [`A blank may have at most ${longestWord} characters.`] } : {};
}

/** What is wrong with a paragraph that has no answer key: its blanks are empty. */
export function emptyBlankErrors(paragraph: string): FieldErrors {
  const malformed = bracketErrors(paragraph);
  if (malformed['paragraph']) return malformed;
  const isEmpty = wordsOfBlanks(paragraph).every((word) => word === '');
  return isEmpty ? {} : { paragraph: ['The blanks must stay empty: [[]].'] };
}

/** What is wrong with a paragraph that has the answer key: it needs a blank, and each blank needs its correct word. */
export function paragraphErrors(paragraph: string): FieldErrors {
  const words = wordsOfBlanks(paragraph);
  if (words.length === 0) return { paragraph: ['Mark at least one word as a blank, such as [[word]].'] };
  if (words.some(isBlank)) return { paragraph: ['A blank has no correct word.'] };
  return bracketErrors(paragraph);
}
