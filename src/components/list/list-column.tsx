import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { phoneSearchText } from '#lib/text/phone-search.ts';
import { Badge } from '#ui/Badge.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { Highlighted } from './highlighted.tsx';

/** A column of a list, with values for sorting, searching and export. */
export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'sortable'> {
  /** The sort value. Text has natural order; empty values are last. A column without `sortBy` is not sortable. */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** The text to search in. A column without `searchText` is not searched. */
  searchText?: (row: Row) => string | null | undefined;
  /** The text in the cell, which determines the width of a column without `width`. */
  text?: (row: Row) => string | null | undefined;
  /** The value in a CSV file. Default: `searchText`. A column without both is not exported. */
  csv?: (row: Row) => string | number | null | undefined;
}

type Extra<Row> = Partial<Omit<ListColumn<Row>, 'id' | 'header' | 'searchText' | 'text'>>;

interface TextExtra<Row> extends Extra<Row> {
  empty?: string;
  /** 'ltr' keeps the order of numbers, such as those of a date, in right-to-left text. */
  direction?: 'ltr';
}

export function textColumn<Row>(
  id: string,
  header: string,
  text: (row: Row) => string | null | undefined,
  { empty = '—', direction, ...extra }: TextExtra<Row> = {},
): ListColumn<Row> {
  return {
    id,
    header,
    sortBy: text,
    searchText: text,
    text,
    cell: (row) => (
      <bdi dir={direction}>
        <Highlighted text={text(row)?.trim() || empty} />
      </bdi>
    ),
    ...extra,
  };
}

/** A column of formatted telephone numbers. The search finds all notations. */
export function phoneColumn<Row>(
  id: string,
  header: string,
  number: (row: Row) => string | null | undefined,
  extra: Extra<Row> = {},
): ListColumn<Row> {
  const text = (row: Row) => formatPhoneNumber(number(row));
  return {
    ...textColumn(id, header, text, { ...extra, direction: 'ltr' }),
    searchText: (row) => phoneSearchText(number(row)),
    csv: text,
  };
}

interface YesNoExtra {
  /** The texts in the corner of a card, such as `['Active', 'Not active']`. */
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
    isYes(row) ? <Badge tone="success">{forYes}</Badge> : <Badge>{forNo}</Badge>;
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
