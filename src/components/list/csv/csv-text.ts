import Papa from 'papaparse';

/** A spreadsheet runs what begins like this. papaparse's own pattern lets cells of several lines through. */
const formula = /^[=+\-@\t\r]/;

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
  });
  return `${byteOrderMark}${lines}\r\n`;
}
