import { normalizeText } from '#openapi/rules/text.ts';

/** Groups of three digits may have a space between them. */
const spaces = /(?<=\d) (?=\d{3}(?:\D|$))/g;

/** A comma and three digits could be a thousand as well as a fraction. */
const ambiguous = /,\d{3}$/;

const decimal = /^[+-]?\d+(?:[.,]\d*)?$/;

/**
 * A number as people type it, with a point or a comma, whatever the language of the browser.
 *
 * @returns null for an empty text; NaN for what is no number, or could be two
 */
export function readNumber(text: string): number | null {
  const written = normalizeText(text).replaceAll(spaces, '');
  if (written === '') return null;
  if (!decimal.test(written) || ambiguous.test(written)) return Number.NaN;
  return Number(written.replace(',', '.'));
}
