import { memo, type KeyboardEvent } from 'react';
import type { TablePage } from '../../../control/table-page.ts';
import { cellText, type DataRow } from './cells.ts';
import styles from './row-table.module.css';

interface RowTableProps {
  table: string;
  page: TablePage;
  openId: string | undefined;
  onOpen: (row: DataRow) => void;
}

/**
 * A page of rows. Up and down arrows move between rows, so that Tab reaches the form at once. Not rendered again for each
 * key of the search: it has thousands of cells.
 */
export const RowTable = memo(({ table, page: { columns, rows }, openId, onOpen }: RowTableProps) => {
  const focusable = rows.find(({ id }) => id === openId) ?? rows[0];
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={table}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-open={row.id === openId || undefined} onClick={() => onOpen(row)}>
              {columns.map(({ name, kind }) =>
                kind === 'key' ? (
                  <th key={name} scope="row">
                    <button
                      type="button"
                      aria-pressed={row.id === openId}
                      tabIndex={row === focusable ? 0 : -1}
                      onKeyDown={moveBetweenRows}
                      className={styles.id}
                    >
                      {cellText(table, name, row.id)}
                    </button>
                  </th>
                ) : (
                  <td key={name} data-null={row[name] === null || undefined}>
                    {row[name] === null ? 'null' : cellText(table, name, row[name]).slice(0, 120)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function moveBetweenRows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...(event.currentTarget.closest('tbody')?.querySelectorAll('button') ?? [])];
  event.preventDefault();
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus();
}
