import { normalizeText } from '#openapi/rules/text.ts';

/** Spaces between groups of three digits. */
const spaces = /(?<=\d) (?=\d{3}(?:\D|$))/g;

/** A comma before three digits: a thousands separator or a decimal comma. */
const ambiguous = /,\d{3}$/;

const decimal = /^[+-]?\d+(?:[.,]\d*)?$/;

/**
 * Parses a typed number with a decimal point or comma, independent of the browser's language.
 *
 * @returns null for an empty text; NaN if it is not a number, or ambiguous
 */
export function readNumber(text: string): number | null {
  const normalized = normalizeText(text).replaceAll(spaces, '');
  if (normalized === '') return null;
  if (!decimal.test(normalized) || ambiguous.test(normalized)) return Number.NaN;
  return Number(normalized.replace(',', '.'));
}
