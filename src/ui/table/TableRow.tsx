import { memo, type MouseEvent, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { openingControl } from './row-keys.ts';
import type { TableColumn } from './table-column.ts';
import styles from './DataTable.module.css';

interface TableRowProps<Row> {
  ref?: Ref<HTMLTableRowElement>;
  row: Row;
  rowKey: string;
  index: number;
  columns: readonly TableColumn<Row>[];
  rowClassName: ((row: Row) => string | undefined) | undefined;
  isCurrent: boolean;
  isSelected: boolean;
  opensRows: boolean;
}

function BaseRow<Row>(props: TableRowProps<Row>) {
  const { ref, row, rowKey, index, columns, rowClassName, isCurrent, isSelected, opensRows } = props;
  return (
    <tr
      ref={ref}
      role="row"
      // The header is row 1.
      aria-rowindex={index + 2}
      data-index={index}
      data-row={rowKey}
      data-selected={isSelected || undefined}
      aria-current={isCurrent || undefined}
      className={classNames(styles.row, rowClassName?.(row))}
      {...(opensRows ? { onClick: pressRowControl } : {})}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} index={index} />
      ))}
    </tr>
  );
}

/** Memoized, so that scrolling does not render visible rows again. */
export const TableRow = memo(BaseRow) as typeof BaseRow;

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  index: number;
}

function Cell<Row>({ column, row, index }: CellProps<Row>) {
  const { header, align = 'start', rowHeader, onCard, widest, cell } = column;
  const shared = {
    className: classNames(styles[align], widest && styles.fittedCell),
    'data-label': header,
    'data-on-card': onCard,
    children: cell(row, index),
  };
  return rowHeader ? <th role="rowheader" scope="row" {...shared} /> : <td role="cell" {...shared} />;
}

/**
 * Clicks the link or button in the row header, or else the control with `data-opens-row`, with the same modifier keys
 * (Ctrl opens a tab). Ignores presses on other controls and the end of a text selection.
 */
function pressRowControl(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // React events also bubble from portals, such as a menu of the row.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, label, select, textarea')) return;
  if (getSelection()?.type === 'Range') return;
  currentTarget
    .querySelector(openingControl)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
