import { normalizeText } from './text.ts';

/** What is written between the digits of a number, in the normal form of text. */
const separators = /[ ()[\]./\p{Dash_Punctuation}]/gu;

/** A South African number in national or international form. */
const southAfrican = /^\+?(?:270?|0)([1-9]\d{8})$/;

/**
 * A number without separators, in ASCII digits, and with one plus where a country code begins.
 *
 * @param typed a number or a part of one; of other text the result means nothing
 */
export function removePhoneSeparators(typed: string): string {
  // As nearly all numbers are stored: a list of 10,000 reads them all before it is searched.
  const number = /^[\d +]*$/.test(typed)
    ? typed.replaceAll(' ', '')
    : normalizeText(typed).replaceAll(separators, '').replace(/^tel:/i, '');
  return number.replace(/^(?:\+|00)+/, '+');
}

/**
 * A number in the one form in which it is sent and stored, however it was typed (D-253): see *Telephone numbers* in the
 * contract. `+27 (0)82 555-0101` is `0825550101`.
 *
 * @returns digits alone for a South African number, with a plus in front for a foreign one; other texts as they are. More
 *   than 15 digits are no number of any country, but two numbers.
 */
export function normalizePhoneNumber(typed: string): string {
  const number = removePhoneSeparators(typed);
  return /^\+?\d{1,15}$/.test(number) ? number.replace(southAfrican, '0$1') : typed.trim();
}
