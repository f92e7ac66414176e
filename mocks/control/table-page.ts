import type { TableColumn } from './column-values.ts';
import type { Row } from './contract-check.ts';

/** The number of rows that the mock sends at once. */
export const pageSize = 100;

/** The part of a table that the panel shows. */
export interface TablePage {
  columns: TableColumn[];
  /** The number of rows that match the search. */
  total: number;
  rows: Row[];
}
