import Papa from 'papaparse';

/**
 * A spreadsheet runs what begins like this, after blanks and in wide letters too. papaparse's own pattern lets cells of
 * several lines through. A telephone number with its plus is none.
 */
const formula = /^(?!\+\d[\d ()-]*$)\s*[=+\-@\t\r\n＝＋－＠]/u;

/** Excel takes a file without it for one of the system's old code page. */
const byteOrderMark = '\uFEFF';

/** A table as the text of a CSV file (RFC 4180). */
export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export function csvText({ header, rows }: CsvTable): string {
  const lines = Papa.unparse([header, ...rows] as (string | number)[][], {
    newline: '\r\n',
    escapeFormulae: formula,
    // Where a spreadsheet separates by semicolons, the rest of the cell would be one of its own.
    quotes: (cell) => typeof cell === 'string' && cell.includes(';'),
  });
  return `${byteOrderMark}${lines}\r\n`;
}
