import type { List } from '../use-list.ts';
import type { CsvTable } from './csv-text.ts';

/** The rows that search and filters leave, in the order on the screen, with every column that has text. */
export function listCsv<Row, Name extends string>({
  columns,
  shown,
}: Pick<List<Row, Name>, 'columns' | 'shown'>): CsvTable {
  const written = columns.flatMap(({ header, csv, searchText }) => {
    const text = csv ?? searchText;
    return text ? [{ header, text }] : [];
  });
  return {
    header: written.map(({ header }) => header),
    rows: shown.map((row) => written.map(({ text }) => text(row) ?? '')),
  };
}
