import { parse } from 'papaparse';

/** Excel reads this line as the name of the separator, and does not show it. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\r?\n/i;

/** Splits at tabs, as copied from a spreadsheet, or else at commas or semicolons. */
export function parseCells(source: string): string[][] {
  const [line = '', named] = separatorLine.exec(source) ?? [];
  const text = source.slice(line.length);
  const delimiter = named ?? (text.includes('\t') ? '\t' : undefined);
  const options = { delimitersToGuess: [',', ';'], ...(delimiter !== undefined && { delimiter }) };
  const { data, errors } = parse(text, options);
  // After a stray quotation mark, the following rows would be one cell: parse again without quoting.
  const isMisquoted = errors.some(({ type }) => type === 'Quotes');
  return isMisquoted ? parse(text, { ...options, quoteChar: '\0' }).data : data;
}
