import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { bringIntoView, revealRow, takeIndex, type PendingRow } from './pending-row.ts';
import type { TableColumn } from './table-column.ts';
import { TableRow } from './TableRow.tsx';
import styles from './DataTable.module.css';

interface DrawnRows<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowClassName: ((row: Row) => string | undefined) | undefined;
  currentRow: string | undefined;
  selected: ReadonlySet<string> | undefined;
  opensRows: boolean;
}

interface TableRowsProps<Row> extends DrawnRows<Row> {
  /** What scrolls, unless the rows are cards: then it is the page. */
  region: RefObject<HTMLElement | null>;
  /** A row to begin with; it is taken away when that is done. */
  pendingRow: RefObject<PendingRow | undefined>;
  /** Pixels of a row or card as last measured: a filtered list begins with them, and has nothing to correct. */
  measured: RefObject<{ row?: number; card?: number }>;
}

/** Pixels between two cards; DataTable.module.css has the same. */
const cardGap = 12;

/** Pixels; a row corrects it as soon as it is there. */
const estimates = { row: 48, cardPadding: 48, cardLine: 58 };

/** In the very first render, before anything has been measured, there is something to show. */
const initialRect = { width: 0, height: 480 };

/** All rows. */
export function WholeRows<Row>({ region, pendingRow, ...drawn }: TableRowsProps<Row>) {
  const { rows, rowKey } = drawn;
  const body = useRef<HTMLTableSectionElement>(null);

  useLayoutEffect(() => {
    const { pending, index } = takeIndex(pendingRow, rows, rowKey);
    const row = body.current?.rows[index];
    if (pending && row && region.current) revealRow(region.current, row, pending);
  }, [pendingRow, region, rows, rowKey]);
  useCurrentRowInView(region, drawn.currentRow);

  return (
    <tbody ref={body} role="rowgroup">
      <RowsAt {...drawn} indexes={[...rows.keys()]} />
    </tbody>
  );
}

/** The rows in view of a table that scrolls, and a few around them. */
export function WindowedRows<Row>({ region, pendingRow, measured, ...drawn }: TableRowsProps<Row>) {
  const { rows, rowKey } = drawn;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => measured.current.row ?? estimates.row,
    overscan: 3,
    initialRect,
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const { pending, index } = takeIndex(pendingRow, rows, rowKey);
    const item = virtualizer.measurementsCache[index];
    if (!pending || !item || !region.current) return;
    if ('index' in pending) virtualizer.scrollToIndex(index, { align: 'start' });
    // The estimate is good enough for a row that is in view from the start.
    else if (item.end > bodyHeight(region.current)) virtualizer.scrollToIndex(index, { align: 'center' });
  }, [pendingRow, region, rows, rowKey, virtualizer]);

  useLayoutEffect(() => {
    const size = virtualizer.measurementsCache[0]?.size;
    // A row that is not shown measures nothing, and of such rows all would be in view.
    if (size) measured.current.row = size;
  });
  useCurrentRowInView(region, drawn.currentRow, (key) => {
    const index = rows.findIndex((row) => rowKey(row) === key);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  });

  return (
    <tbody role="rowgroup">
      <RowsInView
        {...drawn}
        items={virtualizer.getVirtualItems()}
        totalSize={virtualizer.getTotalSize()}
        measure={virtualizer.measureElement}
      />
    </tbody>
  );
}

/** The cards in view of the page, and a few around them (D-236: on a phone everything flows). */
export function WindowedCards<Row>(props: TableRowsProps<Row>) {
  const { region: _page, pendingRow: _none, measured, ...drawn } = props;
  const { rows, columns } = drawn;
  const body = useRef<HTMLTableSectionElement>(null);
  const margin = useTopInPage(body);
  const lines = Math.ceil(columns.length / 2);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => measured.current.card ?? estimates.cardPadding + lines * estimates.cardLine,
    gap: cardGap,
    overscan: 3,
    scrollMargin: margin,
    initialRect,
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const size = virtualizer.measurementsCache[0]?.size;
    if (size) measured.current.card = size;
  });

  return (
    <tbody ref={body} role="rowgroup">
      <RowsInView
        {...drawn}
        items={virtualizer.getVirtualItems()}
        totalSize={virtualizer.getTotalSize()}
        measure={virtualizer.measureElement}
        margin={margin}
        gap={cardGap}
      />
    </tbody>
  );
}

interface RowsInViewProps<Row> extends DrawnRows<Row> {
  items: readonly VirtualItem[];
  totalSize: number;
  measure: (row: HTMLTableRowElement | null) => void;
  /** Pixels above the first row that scroll with the rows. */
  margin?: number;
  gap?: number;
}

/** Some rows, between two empty ones as high as all the others. */
function RowsInView<Row>({ items, totalSize, margin = 0, gap = 0, ...drawn }: RowsInViewProps<Row>) {
  const before = (items[0]?.start ?? margin) - margin;
  const after = totalSize - ((items.at(-1)?.end ?? margin) - margin);
  return (
    <>
      <Spacer height={before - gap} />
      <RowsAt {...drawn} indexes={items.map(({ index }) => index)} />
      <Spacer height={after - gap} />
    </>
  );
}

interface RowsAtProps<Row> extends DrawnRows<Row> {
  indexes: readonly number[];
  measure?: (row: HTMLTableRowElement | null) => void;
}

function RowsAt<Row>({ indexes, measure, ...drawn }: RowsAtProps<Row>) {
  const { rows, rowKey, columns, rowClassName, currentRow, selected, opensRows } = drawn;
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

/** Pixels of the region that its sticky head does not cover. */
const bodyHeight = (region: HTMLElement): number =>
  region.clientHeight - (region.querySelector('thead')?.offsetHeight ?? 0);

/**
 * Keeps the row that is being edited in view, also when a panel beside the list makes its rows higher.
 *
 * @param scrollTo is asked for a row that is too far away to be in the document
 */
function useCurrentRowInView(
  region: RefObject<HTMLElement | null>,
  currentRow: string | undefined,
  scrollTo?: (key: string) => void,
): void {
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
    return () => observer.disconnect();
  }, [region, currentRow]);
}

/** How far below the top of the page an element begins, also when something above it grows or goes. */
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
