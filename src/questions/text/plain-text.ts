import { parseFormattedText, type Run } from '#openapi/rules/formatted-text.ts';
import { formulaText } from './formula-text.ts';

function plainRun({ kind, text }: Run): string {
  if (kind === 'block') return `\n${text}\n`;
  return kind === 'formula' ? formulaText(text) : text;
}

/** Removes backticks, and writes formulas on one line. */
export const toPlainText = (formatted: string): string =>
  parseFormattedText(formatted).map(plainRun).join('');

/** In characters: more than fit on one line. */
const maxLength = 120;

/** The beginning of formatted text on one line. */
export function toShortText(formatted: string): string {
  const text = toPlainText(formatted).replaceAll(/\s+/g, ' ').trim();
  const beginning = text.slice(0, maxLength).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '');
  return text.length > maxLength ? `${beginning}…` : text;
}

/** Adds backticks unless the text contains some. */
export const toCode = (text: string): string => (text.includes('`') ? text : `\`${text}\``);
