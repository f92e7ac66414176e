import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';

/** Cells that spreadsheets execute (CSV injection), except telephone numbers with a plus. */
const formula = /^(?!\+\d[\d ()-]*$)\s*[=+\-@\t\r\n＝＋－＠]/u;

/** Cells to quote (RFC 4180). Some programs drop outer spaces or split at semicolons unless they are quoted. */
const quoted = /[",;\r\n\uFEFF]|^ | $/;

/** Without a byte order mark, Excel decodes the file with a legacy code page. */
const byteOrderMark = '\uFEFF';

export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** How a spreadsheet reads a file that it opens. */
export interface CsvDialect {
  separator: ',' | ';';
  decimal: '.' | ',';
}

const standard: CsvDialect = { separator: ',', decimal: '.' };

/** Where the decimal sign is a comma, as in South Africa, spreadsheets expect semicolons between the columns. */
export const csvDialectOf = (language: string): CsvDialect =>
  new Intl.NumberFormat(language).format(1.5).includes(',') ? { separator: ';', decimal: ',' } : standard;

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

function cellText(value: string | number, decimal: string): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const cell = removeDirectionalCharacters(value);
  // An apostrophe makes spreadsheets treat the cell as text.
  if (formula.test(cell)) return quote(`'${cell}`);
  return quoted.test(cell) ? quote(cell) : cell;
}

/** Formats a table as CSV (RFC 4180). */
export function csvText({ header, rows }: CsvTable, { separator, decimal } = standard): string {
  const lines = [header, ...rows].map(
    (cells) => `${cells.map((cell) => cellText(cell, decimal)).join(separator)}\r\n`,
  );
  return `${byteOrderMark}${lines.join('')}`;
}
