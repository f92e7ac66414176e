import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { phoneSearchText } from '#lib/text/phone-search.ts';
import { Badge } from '#ui/Badge.tsx';
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
  /** What a CSV file has; `searchText` without it. A column with neither is left out of the file. */
  csv?: (row: Row) => string | number | null | undefined;
}

type Extra<Row> = Partial<Omit<ListColumn<Row>, 'id' | 'header' | 'searchText'>>;

interface TextExtra<Row> extends Extra<Row> {
  /** What a cell without text shows. */
  empty?: string;
}

/** A column of plain text: sorted, searched, with what was found marked, and a dash where there is none. */
export function textColumn<Row>(
  id: string,
  header: string,
  text: (row: Row) => string | null | undefined,
  { empty = '—', ...extra }: TextExtra<Row> = {},
): ListColumn<Row> {
  return {
    id,
    header,
    sortBy: text,
    searchText: text,
    cell: (row) => <Highlighted text={text(row)?.trim() || empty} />,
    ...extra,
  };
}

/** A column of telephone numbers, in groups; the search finds them in every form. */
export function phoneColumn<Row>(
  id: string,
  header: string,
  number: (row: Row) => string | null | undefined,
  extra: Extra<Row> = {},
): ListColumn<Row> {
  const text = (row: Row) => formatPhoneNumber(number(row));
  return {
    ...textColumn(id, header, text, extra),
    searchText: (row) => phoneSearchText(number(row)),
    csv: text,
  };
}

interface YesNoExtra {
  /** What a card says in its corner, where 'Yes' alone would say nothing: `['Active', 'Not active']`. */
  onCards: readonly [yes: string, no: string];
  width?: string;
}

/** A column of 'Yes' and 'No'. */
export function yesNoColumn<Row>(
  id: string,
  header: string,
  isYes: (row: Row) => boolean,
  { onCards: [yes, no], width }: YesNoExtra,
): ListColumn<Row> {
  const badge = (row: Row, [forYes, forNo]: readonly [string, string]) =>
    isYes(row) ? <Badge tone="ok">{forYes}</Badge> : <Badge>{forNo}</Badge>;
  return {
    id,
    header,
    sortBy: (row) => (isYes(row) ? 'Yes' : 'No'),
    searchText: (row) => (isYes(row) ? 'Yes' : 'No'),
    cell: (row) => badge(row, ['Yes', 'No']),
    cardCell: (row) => badge(row, [yes, no]),
    onCard: 'corner',
    ...(width !== undefined && { width }),
  };
}
