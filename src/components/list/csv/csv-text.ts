import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';

/**
 * A spreadsheet runs what begins like this, after blanks and in wide letters too. A telephone number with its plus is not
 * one.
 */
const formula = /^(?!\+\d[\d ()-]*$)\s*[=+\-@\t\r\n＝＋－＠]/u;

/** What RFC 4180 quotes; blanks at an end, which some programs drop; and semicolons, which others separate by. */
const quoted = /[",;\r\n\uFEFF]|^ | $/;

/** Excel takes a file without it for one of the system's old code page. */
const byteOrderMark = '\uFEFF';

/** A table as the text of a CSV file (RFC 4180). */
export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const cell = removeDirectionalCharacters(value);
  // The apostrophe makes it text.
  if (formula.test(cell)) return quote(`'${cell}`);
  return quoted.test(cell) ? quote(cell) : cell;
}

export function csvText({ header, rows }: CsvTable): string {
  const lines = [header, ...rows].map((cells) => `${cells.map(cellText).join(',')}\r\n`);
  return `${byteOrderMark}${lines.join('')}`;
}
