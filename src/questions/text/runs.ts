import { runsOf } from '#openapi/rules/formatted-text.ts';

/** The words without the backticks around their code. */
export const plain = (written: string): string =>
  runsOf(written)
    .map(({ kind, text }) => (kind === 'block' ? `\n${text}\n` : text))
    .join('');

/** Words that are code, marked as code unless they are already. */
export const asCode = (words: string): string => (words.includes('`') ? words : `\`${words}\``);
