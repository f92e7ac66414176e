import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';

/** Spreadsheets execute cells that start like this (CSV injection); a telephone number with a plus is excluded. */
const formula = /^(?!\+\d[\d ()-]*$)\s*[=+\-@\t\r\n＝＋－＠]/u;

/** What RFC 4180 quotes, also spaces at an end, which some programs drop, and semicolons, a separator in others. */
const quoted = /[",;\r\n\uFEFF]|^ | $/;

/** Without it Excel decodes the file with a legacy code page. */
const byteOrderMark = '\uFEFF';

export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const cell = removeDirectionalCharacters(value);
  // An apostrophe makes a spreadsheet treat the cell as text.
  if (formula.test(cell)) return quote(`'${cell}`);
  return quoted.test(cell) ? quote(cell) : cell;
}

/** Formats a table as CSV (RFC 4180). */
export function csvText({ header, rows }: CsvTable): string {
  const lines = [header, ...rows].map((cells) => `${cells.map(cellText).join(',')}\r\n`);
  return `${byteOrderMark}${lines.join('')}`;
}
