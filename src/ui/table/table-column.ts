import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** In place of the header's words, which still label the cell on a card. */
  head?: ReactNode;
  /** `index` counts the rows from 0, as they are shown. */
  cell: (row: Row, index: number) => ReactNode;
  /** In place of `cell` on a card, where a bare 'Yes' in the corner would say nothing. */
  cardCell?: (row: Row, index: number) => ReactNode;
  /** Figures end-align, so that their digits stand in columns. */
  align?: 'start' | 'end';
  /** The cell that names its row; read out with every other cell of it. */
  rowHeader?: boolean;
  /** Its head is a button that sorts by it. */
  sortable?: boolean;
  /** A CSS length. Columns without one share the remaining room equally. */
  width?: string;
  /**
   * Its place on the card that a row becomes where there is little room: a cell under its label, one as wide as the
   * card, a badge beside the heading, a line without a label at the foot, or none at all.
   */
  onCard?: 'labelled' | 'wide' | 'corner' | 'foot' | 'hidden';
}

export interface TableSort {
  /** The id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Rows that can be chosen, by their keys. */
export interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row's checkbox: 'Choose Amahle Zulu'. */
  label: (row: Row) => string;
}
