import { parseFormattedText, type Run } from '#openapi/rules/formatted-text.ts';
import { formulaText } from './formula-text.ts';

function plainRun({ kind, text }: Run): string {
  if (kind === 'block') return `\n${text}\n`;
  return kind === 'formula' ? formulaText(text) : text;
}

/** Formatted text as plain text: without the backticks around its code, its formulas on one line. */
export const toPlainText = (written: string): string => parseFormattedText(written).map(plainRun).join('');

/** Words that are code, marked as code unless they are already. */
export const toCode = (words: string): string => (words.includes('`') ? words : `\`${words}\``);
