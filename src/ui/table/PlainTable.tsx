import type { TableColumn } from './table-column.ts';
import styles from './PlainTable.module.css';

interface PlainTableProps<Row> {
  id?: string;
  caption: string;
  /** Only `header`, `cell` and `rowHeader` are used. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

/** A short table without sorting and scrolling. In a narrow place its cells are stacked. */
export function PlainTable<Row>({ id, caption, columns, rows }: PlainTableProps<Row>) {
  return (
    <div className={styles.frame}>
      {/* Explicit roles: `display: block` removes the native ones. */}
      <table id={id} role="table" className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col">
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {[...rows.entries()].map(([index, row]) => (
            <tr key={`row ${index}`} role="row">
              {columns.map((column) =>
                column.rowHeader ? (
                  <th key={column.id} role="rowheader" scope="row">
                    {column.cell(row, index)}
                  </th>
                ) : (
                  <td key={column.id} role="cell" data-label={column.header}>
                    {column.cell(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
