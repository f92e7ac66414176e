import { normalizeText } from './text.ts';

/** Separators between digits, in the normal form of text. */
const separators = /[ ()[\]./\p{Dash_Punctuation}]/gu;

/** A South African number in national or international form. */
const southAfrican = /^\+?(?:270?|0)([1-9]\d{8})$/;

/**
 * Removes the separators of a number; a country code gets one leading plus.
 *
 * @param typed a telephone number or a part of one; the result for other text is unspecified
 */
export function removePhoneSeparators(typed: string): string {
  // Fast path for nearly all stored numbers: searching a list converts up to 10,000 of them.
  const number = /^[\d +]*$/.test(typed)
    ? typed.replaceAll(' ', '')
    : normalizeText(typed).replaceAll(separators, '').replace(/^tel:/i, '');
  return number.replace(/^(?:\+|00)+/, '+');
}

/**
 * Converts a telephone number to the form in which it is sent and stored (D-253): `+27 (0)82 555-0101` becomes `0825550101`.
 * See *Telephone numbers* in the contract.
 *
 * @returns digits for a South African number, a plus and digits for a foreign one; any other text trimmed. More than 15
 *   digits are not a valid number (E.164).
 */
export function normalizePhoneNumber(typed: string): string {
  const number = removePhoneSeparators(typed);
  return /^\+?\d{1,15}$/.test(number) ? number.replace(southAfrican, '0$1') : typed.trim();
}
