import { removePhoneSeparators, normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { findMatches, createWordSearch } from './word-search.ts';

/** Returns the digits of a number; for a South African one, with and without the country code. */
export function phoneSearchText(number: string | null | undefined): string {
  if (number == null) return '';
  const plain = normalizePhoneNumber(number);
  return /^0[1-9]\d{8}$/.test(plain) ? `${plain} +27${plain.slice(1)}` : plain;
}

/** A telephone number with separators, complete or partial. */
const numberPattern = /(?:tel:)?[+(]*\p{Nd}[\p{Nd}\s()./\p{Cf}\p{Pd}]*/giu;

/** Returns the digits to find in a `phoneSearchText`; undefined if the text is not a number. */
function digitsToFind(typed: string): string | undefined {
  const number = removePhoneSeparators(typed.replace(/(27\s*)\(0\)/, '$1'));
  return /^\+?\d{3,}$/.test(number) ? number.replace(/^(\+27)0|^\+(?=0)/, '$1') : undefined;
}

/** Like `createWordSearch`, but also finds telephone numbers in any notation (D-253). */
export function createWordOrPhoneSearch(sought: string): ((text: string) => boolean) | undefined {
  const has = createWordSearch(sought);
  const withDigits = sought.replaceAll(numberPattern, (typed) => ` ${digitsToFind(typed) ?? typed} `);
  if (withDigits === sought) return has;
  const hasNumber = createWordSearch(withDigits);
  return has && hasNumber && ((text) => has(text) || hasNumber(text));
}

export function findWordOrPhoneMatches(text: string, sought: string): ReturnType<typeof findMatches> {
  const matches = findMatches(text, sought);
  const digits = (sought.match(numberPattern) ?? []).flatMap((typed) => digitsToFind(typed) ?? []);
  if (matches.length > 0 || digits.length === 0) return matches;
  // The digits as typed, else in national form, as numbers are shown.
  const found = digits
    .flatMap((typed) => [typed, typed.replace(/^\+?27/, '0')])
    .map((shown) => new RegExp([...shown.replace('+', '')].join(' ?')).exec(text))
    .find(Boolean);
  return found ? [[found.index, found.index + found[0].length]] : [];
}
