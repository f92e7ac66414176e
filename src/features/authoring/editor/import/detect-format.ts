import { cellsOf, headerOf } from './parse-table.ts';

export type ImportFormat = 'table' | 'csv' | 'gift' | 'aiken';

const aiken = /^[^\S\n]*ANSWER\s*:\s*[A-Z]\b/m;
const gift = /^[^\S\n]*::[^]*?::|^[^\S\n]*\$CATEGORY:|(?<!\\)\{\s*(?:[=~#]|T\}|F\}|TRUE\b|FALSE\b|\}\s*$)/m;

/** The format of a text. A header or a tab inside the first line is a table, whatever its cells contain. */
export function detectFormat(source: string): ImportFormat {
  const [first = ''] = source.trim().split('\n');
  if (first.trimEnd().includes('\t')) return 'table';
  if (headerOf(cellsOf(first)[0] ?? [])) return 'csv';
  if (aiken.test(source)) return 'aiken';
  if (gift.test(source)) return 'gift';
  return /[,;]/.test(first) ? 'csv' : 'table';
}
