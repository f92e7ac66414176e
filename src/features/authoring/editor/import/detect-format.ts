import { parseCells } from '#lib/spreadsheet/parse-cells.ts';
import { readHeader } from './parse-table.ts';

export type ImportFormat = 'table' | 'csv' | 'gift' | 'aiken';

const aikenPattern = /^[^\S\n]*ANSWER\s*:\s*[A-Z]\b/m;
const giftPattern =
  /^[^\S\n]*::[^]*?::|^[^\S\n]*\$CATEGORY:|(?<!\\)\{\s*(?:[=~#]|T\}|F\}|TRUE\b|FALSE\b|\}\s*$)/m;

/** Detects the format. A tab in the first line means a table, and a header without tabs means CSV, whatever the cells contain. */
export function detectFormat(source: string): ImportFormat {
  const [first = ''] = source.trim().split('\n');
  if (first.trimEnd().includes('\t')) return 'table';
  if (readHeader(parseCells(first)[0] ?? [])) return 'csv';
  if (aikenPattern.test(source)) return 'aiken';
  if (giftPattern.test(source)) return 'gift';
  return /[,;]/.test(first) ? 'csv' : 'table';
}
