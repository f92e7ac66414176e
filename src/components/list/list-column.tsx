import type { TableColumn } from '#ui/table/table-column.ts';
import { Highlighted } from './highlighted.tsx';

/** A column of a list: how its cells look, and what the list sorts and searches by. */
export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'sortable'> {
  /**
   * What the rows are sorted by: text in natural order, numbers by size; nothing and empty text come last. The list
   * cannot be sorted by a column without it.
   */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** What the search looks at. A column without it is not searched. */
  searchText?: (row: Row) => string | null | undefined;
}

type Extra<Row> = Pick<ListColumn<Row>, 'width' | 'align' | 'rowHeader' | 'onCard' | 'cardCell'>;

/** A column of plain text: sorted, searched, with what was found marked, and a dash where there is none. */
export function textColumn<Row>(
  id: string,
  header: string,
  text: (row: Row) => string | null | undefined,
  extra: Extra<Row> = {},
): ListColumn<Row> {
  return {
    id,
    header,
    sortBy: text,
    searchText: text,
    cell: (row) => <Highlighted text={text(row) || '—'} />,
    ...extra,
  };
}
