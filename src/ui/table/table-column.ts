import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** Replaces the text of `header` in the header row. Above cards, it is shown beside the sort controls. */
  head?: ReactNode;
  /** `index` counts the displayed rows from 0. */
  cell: (row: Row, index: number) => ReactNode;
  /** Replaces `cell` on a card. */
  cardCell?: (row: Row, index: number) => ReactNode;
  align?: 'start' | 'end';
  rowHeader?: boolean;
  sortable?: boolean;
  /** A CSS length. Columns without a width share the remaining width equally, or by their `widest` texts. */
  width?: string;
  /** The widest of the column's texts in all rows, and its longest word. The table then fits its columns to them. */
  widest?: { text: string; word: string };
  /** The position on a card. `corner` is beside the heading; `corner` and `foot` have no label. */
  onCard?: 'labelled' | 'wide' | 'corner' | 'foot' | 'hidden';
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** The label of a row's checkbox, such as 'Choose Amahle Zulu'. */
  label: (row: Row) => string;
}
