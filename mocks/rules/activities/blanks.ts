import { readBlanks, listBlankWords } from '#openapi/rules/blanks.ts';
import { isBlank } from '#openapi/rules/text.ts';
import type { FieldErrors } from '../field-errors.ts';

/** Maximum in characters. */
export const maxParagraphLength = 10_000;

/** `maxItems` and `maxLength` of `answer` in the contract's `FillInContent`, so that each blank can be answered. */
const maxBlanks = 200;
const maxWordLength = 1000;

/** Errors of blanks with or without the answer key. */
export function bracketErrors(paragraph: string): FieldErrors {
  const { blanks } = readBlanks(paragraph);
  if (blanks.some(({ isMalformed }) => isMalformed)) {
    return {
      paragraph: ['A blank starts with [[ and ends with ]], and brackets inside it must come in pairs.'],
    };
  }
  if (blanks.length > maxBlanks) return { paragraph: [`At most ${maxBlanks} blanks are allowed.`] };
  const isTooLong = blanks.some(({ word }) => [...word].length > maxWordLength);
  return isTooLong ? { paragraph: [`A blank may have at most ${maxWordLength} characters.`] } : {};
}

/** Errors of a paragraph without the answer key, whose blanks must be empty. */
export function emptyBlankErrors(paragraph: string): FieldErrors {
  const malformed = bracketErrors(paragraph);
  if (malformed['paragraph']) return malformed;
  const isEmpty = listBlankWords(paragraph).every((word) => word === '');
  return isEmpty ? {} : { paragraph: ['The blanks must stay empty: [[]].'] };
}

/** Errors of a paragraph with the answer key: it needs a blank, and each blank needs a correct word. */
export function paragraphErrors(paragraph: string): FieldErrors {
  const words = listBlankWords(paragraph);
  if (words.length === 0) return { paragraph: ['Mark at least one word as a blank, such as [[word]].'] };
  if (words.some(isBlank)) return { paragraph: ['A blank has no correct word.'] };
  return bracketErrors(paragraph);
}
