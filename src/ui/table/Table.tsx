import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** `index` counts the rows from 0, as they are shown. */
  cell: (row: Row, index: number) => ReactNode;
  /** Figures end-align, so that their digits stand in columns. */
  align?: 'start' | 'end';
  /** The cell that names its row; read out with every other cell of it. */
  rowHeader?: boolean;
  /** A LongTable's head is a button that sorts by this column. */
  sortable?: boolean;
  /** A CSS length. A LongTable shares its room equally among columns without one. */
  width?: string;
}

export interface TableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in place of the table when there is no row. */
  empty?: ReactNode;
  /** A class for a row, such as the learner's own line in a list of ranks. */
  rowClassName?: (row: Row) => string | undefined;
  className?: string | undefined;
}

/** A plain table: head that stays in view, tabular figures; on a phone one card a row with labelled cells. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, rowClassName, className } = props;
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className={classNames(styles.frame, className)}>
      {/* The roles are spelt out: on a phone `display: block` would take them from the elements. */}
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col" className={styles[column.align ?? 'start']}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={rowKey(row)} role="row" className={rowClassName?.(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} index={index} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  index: number;
}

function Cell<Row>({ column, row, index }: CellProps<Row>) {
  const className = styles[column.align ?? 'start'];
  const content = <div className={styles.value}>{column.cell(row, index)}</div>;
  if (column.rowHeader) {
    return (
      <th role="rowheader" scope="row" data-label={column.header} className={className}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" data-label={column.header} className={className}>
      {content}
    </td>
  );
}
