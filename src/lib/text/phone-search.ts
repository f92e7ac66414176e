import { barePhoneNumber, plainPhoneNumber } from '#openapi/rules/phone-numbers.ts';
import { matchesIn, wordSearch } from './word-search.ts';

/**
 * What a list searches of a telephone number: its digits with and without the country, of which groups such as '082 555'
 * are parts.
 */
export function phoneSearchText(number: string | null | undefined): string {
  if (number == null) return '';
  const plain = plainPhoneNumber(number);
  return /^0[1-9]\d{8}$/.test(plain) ? `${plain} +27${plain.slice(1)}` : plain;
}

/** The part of a `phoneSearchText` that a typed number or a piece of one stands for; undefined for other text. */
function soughtDigits(sought: string): string | undefined {
  const typed = barePhoneNumber(sought.replace(/(27\s*)\(0\)/, '$1'));
  return /^\+?\d{3,}$/.test(typed) ? typed.replace(/^(\+27)0|^\+(?=0)/, '$1') : undefined;
}

/** As `wordSearch`; what reads as a telephone number, or as a piece of one, is found however it was typed (D-253). */
export function wordOrPhoneSearch(sought: string): ((text: string) => boolean) | undefined {
  const has = wordSearch(sought);
  const digits = soughtDigits(sought);
  // Digits alone are a word already.
  return has && digits !== undefined && digits !== sought.trim()
    ? (text) => has(text) || text.includes(digits)
    : has;
}

/** As `matchesIn`, for `wordOrPhoneSearch`: the digits of a number are found in its groups. */
export function wordOrPhoneMatchesIn(text: string, sought: string): ReturnType<typeof matchesIn> {
  const matches = matchesIn(text, sought);
  const digits = matches.length === 0 ? soughtDigits(sought) : undefined;
  if (digits === undefined) return matches;
  // As typed, or as a number is shown: in national form.
  const found = [digits, digits.replace(/^\+?27/, '0')]
    .map((shown) => new RegExp([...shown.replace('+', '')].join(' ?')).exec(text))
    .find(Boolean);
  return found ? [[found.index, found.index + found[0].length]] : [];
}
