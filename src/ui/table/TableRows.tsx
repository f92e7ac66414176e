import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { bringIntoView, revealRow, takePendingRow, type PendingRow } from './pending-row.ts';
import type { TableColumn } from './table-column.ts';
import { TableRow } from './TableRow.tsx';
import { useFocusedRow } from './use-focused-row.ts';
import styles from './DataTable.module.css';

interface RenderedRows<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowClassName: ((row: Row) => string | undefined) | undefined;
  currentRow: string | undefined;
  selected: ReadonlySet<string> | undefined;
  opensRows: boolean;
}

interface TableRowsProps<Row> extends RenderedRows<Row> {
  /** The scroll container; cards scroll with the page. */
  region: RefObject<HTMLElement | null>;
  /** The row to scroll to on mount; cleared after use. */
  pendingRow: RefObject<PendingRow | undefined>;
  /** The last measured height of a row or card in px; the estimate after a remount. */
  measured: RefObject<{ row?: number; card?: number }>;
  focusedRow: string | undefined;
  onRowFocused: (() => void) | undefined;
}

/** Pixels; keep in sync with DataTable.module.css. */
const cardGap = 12;

/** Estimated heights in px before rows are measured. */
const estimates = { row: 48, cardPadding: 48, cardLine: 58 };

const initialRect = { width: 0, height: 480 };

export function AllRows<Row>(props: TableRowsProps<Row>) {
  const { region, pendingRow, ...rowProps } = props;
  const { rows, rowKey } = rowProps;
  const body = useRef<HTMLTableSectionElement>(null);

  useLayoutEffect(() => {
    const { pending, index } = takePendingRow(pendingRow, rows, rowKey);
    const row = body.current?.rows[index];
    if (pending && row && region.current) revealRow(region.current, row, pending);
  }, [pendingRow, region, rows, rowKey]);
  useCurrentRowInView(region, rowProps.currentRow);
  useFocusedRow(props);

  return (
    <tbody ref={body} role="rowgroup">
      <RowsByIndex {...rowProps} indexes={[...rows.keys()]} />
    </tbody>
  );
}

/** The visible rows of a scrolling table, and a few around them. */
export function VirtualizedRows<Row>(props: TableRowsProps<Row>) {
  const { region, pendingRow, measured, ...rowProps } = props;
  const { rows, rowKey } = rowProps;
  const getItemKey = useItemKey(rows, rowKey);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getItemKey,
    getScrollElement: () => region.current,
    estimateSize: () => measured.current.row ?? estimates.row,
    overscan: useOverscan(rows),
    initialRect,
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const { pending, index } = takePendingRow(pendingRow, rows, rowKey);
    const item = virtualizer.measurementsCache[index];
    if (!pending || !item || !region.current) return;
    if ('index' in pending) virtualizer.scrollToIndex(index, { align: 'start' });
    // Skip a row that is in view by its estimated position.
    else if (item.end > bodyHeight(region.current)) virtualizer.scrollToIndex(index, { align: 'center' });
  }, [pendingRow, region, rows, rowKey, virtualizer]);

  useLayoutEffect(() => {
    const size = virtualizer.measurementsCache[0]?.size;
    // A hidden row has height 0; with that estimate all rows would render.
    if (size) measured.current.row = size;
  });
  useCurrentRowInView(region, rowProps.currentRow, (key) => {
    const index = rows.findIndex((row) => rowKey(row) === key);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  });
  useFocusedRow(props, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));

  return (
    <tbody role="rowgroup">
      <RowsInView
        {...rowProps}
        items={virtualizer.getVirtualItems()}
        totalSize={virtualizer.getTotalSize()}
        measure={virtualizer.measureElement}
      />
    </tbody>
  );
}

/** The rows rendered before and after those in view, and the pause in ms before they are rendered after a change. */
const overscan = { rows: 3, delay: 150 };

/** Renders the rows in view first: the others would delay the paint after a keystroke in the search. */
function useOverscan(rows: readonly unknown[]): number {
  const [settledRows, setSettledRows] = useState<readonly unknown[]>();
  useEffect(() => {
    const timer = setTimeout(() => setSettledRows(rows), overscan.delay);
    return () => clearTimeout(timer);
  }, [rows]);
  return settledRows === rows ? overscan.rows : 0;
}

/** Keeps the measured heights of rows that move to another position. */
const useItemKey = <Row,>(rows: readonly Row[], rowKey: (row: Row) => string) =>
  useMemo(
    () => (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );

/** The visible cards, and a few around them; they scroll with the page (D-236). */
export function VirtualizedCards<Row>(props: TableRowsProps<Row>) {
  const { region: _region, pendingRow: _pendingRow, measured, ...rowProps } = props;
  const { rows, rowKey, columns } = rowProps;
  const getItemKey = useItemKey(rows, rowKey);
  const body = useRef<HTMLTableSectionElement>(null);
  const margin = useTopInPage(body);
  const lines = Math.ceil(columns.length / 2);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    getItemKey,
    estimateSize: () => measured.current.card ?? estimates.cardPadding + lines * estimates.cardLine,
    gap: cardGap,
    overscan: useOverscan(rows),
    scrollMargin: margin,
    initialRect,
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const size = virtualizer.measurementsCache[0]?.size;
    if (size) measured.current.card = size;
  });
  useFocusedRow(props, (index) => virtualizer.scrollToIndex(index, { align: 'center' }));

  return (
    <tbody ref={body} role="rowgroup">
      <RowsInView
        {...rowProps}
        items={virtualizer.getVirtualItems()}
        totalSize={virtualizer.getTotalSize()}
        measure={virtualizer.measureElement}
        margin={margin}
        gap={cardGap}
      />
    </tbody>
  );
}

interface RowsInViewProps<Row> extends RenderedRows<Row> {
  items: readonly VirtualItem[];
  totalSize: number;
  measure: (row: HTMLTableRowElement | null) => void;
  /** Pixels of the page above the first card. */
  margin?: number;
  gap?: number;
}

/** The rendered rows between two spacers, which have the height of all other rows. */
function RowsInView<Row>({ items, totalSize, margin = 0, gap = 0, ...rowProps }: RowsInViewProps<Row>) {
  const before = (items[0]?.start ?? margin) - margin;
  const after = totalSize - ((items.at(-1)?.end ?? margin) - margin);
  return (
    <>
      <Spacer height={before - gap} />
      <RowsByIndex {...rowProps} indexes={items.map(({ index }) => index)} />
      <Spacer height={after - gap} />
    </>
  );
}

interface RowsByIndexProps<Row> extends RenderedRows<Row> {
  indexes: readonly number[];
  measure?: (row: HTMLTableRowElement | null) => void;
}

function RowsByIndex<Row>({ indexes, measure, ...rowProps }: RowsByIndexProps<Row>) {
  const { rows, rowKey, columns, rowClassName, currentRow, selected, opensRows } = rowProps;
  return indexes.map((index) => {
    const row = rows[index];
    if (row === undefined) return null;
    const key = rowKey(row);
    return (
      <TableRow
        key={key}
        {...(measure && { ref: measure })}
        row={row}
        rowKey={key}
        index={index}
        columns={columns}
        rowClassName={rowClassName}
        isCurrent={key === currentRow}
        isSelected={selected?.has(key) ?? false}
        opensRows={opensRows}
      />
    );
  });
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className={styles.spacer} style={{ height }} /> : null;
}

/** Height in px of the region below its sticky header. */
const bodyHeight = (region: HTMLElement): number =>
  region.clientHeight - (region.querySelector('thead')?.offsetHeight ?? 0);

/**
 * Keeps the edited row in view, also when a side panel changes the layout.
 *
 * @param scrollTo called for a row that is not rendered, in a virtualized table
 */
function useCurrentRowInView(
  region: RefObject<HTMLElement | null>,
  currentRow: string | undefined,
  scrollTo?: (key: string) => void,
): void {
  const isVirtualized = scrollTo !== undefined;
  const reveal = useEffectEvent((list: HTMLElement, key: string) => {
    const row = list.querySelector<HTMLElement>('[data-row][aria-current]');
    if (row) bringIntoView(list, row);
    else scrollTo?.(key);
  });
  useEffect(() => {
    const { current: list } = region;
    if (currentRow === undefined || !list) return;
    const observer = new ResizeObserver(() => reveal(list, currentRow));
    observer.observe(list);
    // Rows change their height with the widths of columns. The height of a virtualized table changes during scrolling.
    const table = list.firstElementChild;
    if (table && !isVirtualized) observer.observe(table);
    return () => observer.disconnect();
  }, [region, currentRow, isVirtualized]);
}

/** Distance in px of an element from the top of the page; updated when the size of the page changes. */
function useTopInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(topInPage(element.current));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return top;
}

const topInPage = (element: HTMLElement): number =>
  Math.round(element.getBoundingClientRect().top + window.scrollY);
