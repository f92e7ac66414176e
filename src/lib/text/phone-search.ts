import { removePhoneSeparators, normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { findMatches, createWordSearch } from './word-search.ts';

/**
 * What a list searches of a telephone number: its digits with and without the country, of which groups such as '082 555'
 * are parts.
 */
export function phoneSearchText(number: string | null | undefined): string {
  if (number == null) return '';
  const plain = normalizePhoneNumber(number);
  return /^0[1-9]\d{8}$/.test(plain) ? `${plain} +27${plain.slice(1)}` : plain;
}

/** A telephone number or a piece of one in a search, with the signs in it. */
const writtenNumber = /(?:tel:)?[+(]*\p{Nd}[\p{Nd}\s()./\p{Cf}\p{Pd}]*/giu;

/** The digits by which a `phoneSearchText` has a number or a piece of one; undefined for text that is no number. */
function soughtDigits(written: string): string | undefined {
  const number = removePhoneSeparators(written.replace(/(27\s*)\(0\)/, '$1'));
  return /^\+?\d{3,}$/.test(number) ? number.replace(/^(\+27)0|^\+(?=0)/, '$1') : undefined;
}

/** As `wordSearch`; a telephone number, or a piece of one, is found however it was typed (D-253). */
export function createWordOrPhoneSearch(sought: string): ((text: string) => boolean) | undefined {
  const has = createWordSearch(sought);
  const withDigits = sought.replaceAll(writtenNumber, (written) => ` ${soughtDigits(written) ?? written} `);
  const hasNumber = createWordSearch(withDigits);
  return has && hasNumber && ((text) => has(text) || hasNumber(text));
}

/** As `matchesIn`, for `wordOrPhoneSearch`: the digits of a number are found in its groups. */
export function findWordOrPhoneMatches(text: string, sought: string): ReturnType<typeof findMatches> {
  const matches = findMatches(text, sought);
  const digits = (sought.match(writtenNumber) ?? []).flatMap((written) => soughtDigits(written) ?? []);
  if (matches.length > 0 || digits.length === 0) return matches;
  // As typed, or as a number is shown: in national form.
  const found = digits
    .flatMap((typed) => [typed, typed.replace(/^\+?27/, '0')])
    .map((shown) => new RegExp([...shown.replace('+', '')].join(' ?')).exec(text))
    .find(Boolean);
  return found ? [[found.index, found.index + found[0].length]] : [];
}
