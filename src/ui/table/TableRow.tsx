import { memo, type MouseEvent, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import type { TableColumn } from './table-column.ts';
import styles from './DataTable.module.css';

interface TableRowProps<Row> {
  ref?: Ref<HTMLTableRowElement>;
  row: Row;
  rowKey: string;
  /** Counts from 0, as the rows are shown. */
  index: number;
  columns: readonly TableColumn<Row>[];
  rowClassName: ((row: Row) => string | undefined) | undefined;
  isCurrent: boolean;
  isSelected: boolean;
  opensRows: boolean;
}

function DrawnRow<Row>(props: TableRowProps<Row>) {
  const { ref, row, rowKey, index, columns, rowClassName, isCurrent, isSelected, opensRows } = props;
  return (
    <tr
      ref={ref}
      role="row"
      // The head is the first.
      aria-rowindex={index + 2}
      data-index={index}
      data-row={rowKey}
      data-selected={isSelected || undefined}
      aria-current={isCurrent || undefined}
      className={classNames(styles.row, rowClassName?.(row))}
      {...(opensRows ? { onClick: pressNamingControl } : {})}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} index={index} />
      ))}
    </tr>
  );
}

/** Drawn once, however often the list around it looks where it stands. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  index: number;
}

function Cell<Row>({ column, row, index }: CellProps<Row>) {
  const { header, align = 'start', rowHeader, onCard, cell } = column;
  const shared = {
    className: styles[align],
    'data-label': header,
    'data-on-card': onCard,
    children: cell(row, index),
  };
  return rowHeader ? <th role="rowheader" scope="row" {...shared} /> : <td role="cell" {...shared} />;
}

/**
 * Presses the link or button that names the row, or else the one marked `data-opens-row`, with the keys that were held, so that Ctrl opens a tab. A press on
 * any other control in the row is meant for that control (D-228), and somebody who selects text wants to copy it.
 */
function pressNamingControl(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // A menu of the row is its child for React, and no part of it in the page.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, label, select, textarea')) return;
  if (getSelection()?.type === 'Range') return;
  currentTarget
    .querySelector('th :is(a, button), [data-opens-row]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
