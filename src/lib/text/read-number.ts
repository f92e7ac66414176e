import { normalizeText } from '#openapi/rules/text.ts';

const spaces = /(?<=\d) (?=\d{3}(?:\D|$))/g;

/** A thousands separator or a decimal comma. */
const ambiguous = /,\d{3}$/;

const decimal = /^[+-]?\d+(?:[.,]\d*)?$/;

/** Accepts a decimal point or comma. Returns null for an empty text, NaN if invalid or ambiguous. */
export function readNumber(text: string): number | null {
  const normalized = normalizeText(text).replaceAll(spaces, '');
  if (normalized === '') return null;
  if (!decimal.test(normalized) || ambiguous.test(normalized)) return Number.NaN;
  return Number(normalized.replace(',', '.'));
}
