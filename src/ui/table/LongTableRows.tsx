import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import type { TableColumn } from './Table.tsx';
import styles from './LongTable.module.css';

interface LongTableRowsProps<Row> {
  /** What scrolls. */
  region: RefObject<HTMLElement | null>;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowClassName: ((row: Row) => string | undefined) | undefined;
  hasCards: boolean;
  /** The key of a row to scroll to; it is taken away when that is done. */
  pendingRow: RefObject<string | undefined>;
  /** Pixels of a row and of a card as last measured: a filtered list begins with them, and has nothing to correct. */
  usual: RefObject<{ row?: number; card?: number }>;
}

/** Pixels between two cards; LongTable.module.css has the same. */
const cardGap = 12;

/** Pixels; a row corrects it as soon as it is there. */
const estimates = { row: 48, cardPadding: 40, cardLine: 34 };

export function WholeRows<Row>({ region, pendingRow, ...props }: LongTableRowsProps<Row>) {
  const { rows, rowKey } = props;
  const body = useRef<HTMLTableSectionElement>(null);

  useLayoutEffect(() => {
    const row = body.current?.rows[takeIndex(pendingRow, rows, rowKey)];
    if (row && region.current) scrollToMiddle(region.current, row);
  }, [pendingRow, region, rows, rowKey]);

  return (
    <tbody ref={body} role="rowgroup">
      {rows.map((row, index) => (
        <Line
          key={rowKey(row)}
          row={row}
          index={index}
          columns={props.columns}
          rowClassName={props.rowClassName}
        />
      ))}
    </tbody>
  );
}

/** The rows in view and a few around them, between two empty rows as high as all the others. */
export function WindowedRows<Row>({ region, pendingRow, usual, ...props }: LongTableRowsProps<Row>) {
  const { rows, rowKey, columns, hasCards } = props;
  const kind = hasCards ? 'card' : 'row';
  const gap = hasCards ? cardGap : 0;
  const { row, cardPadding, cardLine } = estimates;
  const height = hasCards ? cardPadding + columns.length * cardLine : row;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => usual.current[kind] ?? height,
    gap,
    overscan: 3,
    // Something to show in the very first render, before the region has been measured.
    initialRect: { width: 0, height: 480 },
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const index = takeIndex(pendingRow, rows, rowKey);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  }, [pendingRow, rows, rowKey, virtualizer]);

  useLayoutEffect(() => {
    const size = virtualizer.measurementsCache[0]?.size;
    // A row that is not shown measures nothing, and of such rows all would be in view.
    if (size) usual.current[kind] = size;
  });

  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody role="rowgroup">
      <Spacer height={before - gap} />
      {items.map(({ index }) => {
        const one = rows[index];
        return one === undefined ? null : (
          <Line
            key={rowKey(one)}
            ref={virtualizer.measureElement}
            row={one}
            index={index}
            columns={columns}
            rowClassName={props.rowClassName}
          />
        );
      })}
      <Spacer height={after - gap} />
    </tbody>
  );
}

/** `scrollIntoView` would scroll the page as well. */
function scrollToMiddle(region: HTMLElement, row: HTMLElement): void {
  const { top, height } = row.getBoundingClientRect();
  const middle = (region.clientHeight - height) / 2;
  region.scrollTop += top - region.getBoundingClientRect().top - middle;
}

function takeIndex<Row>(
  pendingRow: RefObject<string | undefined>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): number {
  const key = pendingRow.current;
  pendingRow.current = undefined;
  return key === undefined ? -1 : rows.findIndex((row) => rowKey(row) === key);
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className={styles.spacer} style={{ height }} /> : null;
}

interface LineProps<Row> {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  rowClassName: ((row: Row) => string | undefined) | undefined;
  ref?: Ref<HTMLTableRowElement>;
}

function DrawnLine<Row>({ row, index, columns, rowClassName, ref }: LineProps<Row>) {
  return (
    <tr
      ref={ref}
      role="row"
      // The head is the first row.
      aria-rowindex={index + 2}
      data-index={index}
      className={classNames(styles.row, rowClassName?.(row))}
    >
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} index={index} />
      ))}
    </tr>
  );
}

/** Drawn once, however often the list around it looks where it stands. */
const Line = memo(DrawnLine) as typeof DrawnLine;

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  index: number;
}

function Cell<Row>({ column, row, index }: CellProps<Row>) {
  const { header, align = 'start', rowHeader, cell } = column;
  const content = cell(row, index);
  // A card lays out what stands beside the label as one. Plain text is one already, and most cells are that.
  const children = typeof content === 'object' ? <div>{content}</div> : content;
  const shared = { className: styles[align], 'data-label': header, children };
  return rowHeader ? <th role="rowheader" scope="row" {...shared} /> : <td role="cell" {...shared} />;
}
