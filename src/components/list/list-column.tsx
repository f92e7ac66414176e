import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { phoneSearchText } from '#lib/text/phone-search.ts';
import { Badge } from '#ui/Badge.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { Highlighted } from './highlighted.tsx';

/** A column of a list: its cells, and the values for sorting, searching and export. */
export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'sortable'> {
  /** The sort value: text is sorted in natural order; empty values come last. Without it the column is not sortable. */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** The searched text. Without it the column is not searched. */
  searchText?: (row: Row) => string | null | undefined;
  /** The value in a CSV file. Default: `searchText`; a column with neither is not exported. */
  csv?: (row: Row) => string | number | null | undefined;
}

type Extra<Row> = Partial<Omit<ListColumn<Row>, 'id' | 'header' | 'searchText'>>;

interface TextExtra<Row> extends Extra<Row> {
  empty?: string;
}

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

/** A column of formatted telephone numbers; the search finds all notations. */
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
  /** The texts in the corner of a card: `['Active', 'Not active']`. */
  onCards: readonly [yes: string, no: string];
  width?: string;
}

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
