import { useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { useIsPrinting } from '../use-is-printing.ts';
import { CardSort } from './CardSort.tsx';
import { pendingRowOf } from './pending-row.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { withSelection } from './selection-column.tsx';
import type { RowSelection, TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './TableHead.tsx';
import { WholeRows, WindowedCards, WindowedRows } from './TableRows.tsx';
import { useFirstRow } from './use-first-row.ts';
import styles from './DataTable.module.css';

export interface DataTableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string;
  /** The same array each time, or every row is drawn again. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A class for a row, such as the learner's own line in a list of ranks. */
  rowClassName?: ((row: Row) => string | undefined) | undefined;
  className?: string | undefined;
  /** How the rows, which the caller sorts, are sorted. */
  sort?: TableSort | undefined;
  /** What a person asks for: another column ascending, the same one the other way round. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** The key of a row to bring into view when the table first appears. Only the table scrolls, not the page. */
  showRow?: string | undefined;
  /** The key of the row that is being edited. */
  currentRow?: string | undefined;
  /** A press anywhere on a row presses the link or button that names it, or else the one marked `data-opens-row` (D-228). */
  opensRows?: boolean | undefined;
  /** A checkbox in front of each row, and one in the head for all of them. */
  selection?: RowSelection<Row> | undefined;
  /** The number, from 1, of the row to begin with. */
  firstRow?: number | undefined;
  /** Told which row stands at the top after somebody has scrolled. */
  onFirstRow?: ((row: number) => void) | undefined;
  /** A CSS length; the table scrolls by itself when it gets higher. Cards scroll with the page. */
  maxHeight?: string | undefined;
  /**
   * One card a row in less room than this, in rem: what counts is how many letters fit, not the window. The default
   * leaves a table beside a docked panel in a window of 1280 px a margin wider than a scrollbar.
   */
  cardsBelow?: number | undefined;
  /** When it changes, the list starts at its top again: the filter, for example. A new sort does so by itself. */
  resetKey?: string | undefined;
}

const asOnCards = <Row,>(column: TableColumn<Row>): TableColumn<Row> => ({
  ...column,
  cell: column.cardCell ?? column.cell,
});

/** A table of at most this many rows has all of them in the document. */
const maxUnwindowedRows = 60;

/**
 * A native table from one row to many thousands, of which only those in view are in the document: one that holds them
 * all takes seconds. In little room, one card a row with labelled cells. Printing shows all of them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, className, sort, onSort, selection } = props;
  const { maxHeight = '60vh', cardsBelow = 40, resetKey = '', opensRows = false } = props;
  const region = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const { element, isNarrow } = useIsNarrow(cardsBelow);
  const hasCards = isNarrow === true && !isPrinting;
  const isWindowed = rows.length > maxUnwindowedRows && !isPrinting;
  const columns = useMemo(
    () =>
      withSelection(
        hasCards ? props.columns.map(asOnCards) : props.columns,
        rows,
        rowKey,
        selection,
        hasCards,
      ),
    [props.columns, hasCards, rows, rowKey, selection],
  );
  const pendingRow = useRef(pendingRowOf(props));
  const measured = useRef({});
  useFirstRow(region, !hasCards, props.onFirstRow);
  const Windowed = hasCards ? WindowedCards : WindowedRows;
  const Rows = isWindowed ? Windowed : WholeRows;
  return (
    <div
      ref={element}
      className={classNames(styles.frame, className)}
      data-cards={hasCards || undefined}
      data-opens-rows={opensRows || undefined}
      data-with-corner={columns.some(({ onCard }) => onCard === 'corner') || undefined}
    >
      {hasCards ? <CardSort columns={columns} sort={sort} onSort={onSort} /> : null}
      <ScrollRegion
        ref={region}
        label={caption}
        className={styles.region}
        style={{ maxHeight: isPrinting || hasCards ? 'none' : maxHeight }}
      >
        {/* The roles are spelt out: as cards, `display: block` would take them from the elements. */}
        <table className={styles.table} role="table" aria-rowcount={rows.length + 1}>
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? {} : { width }} />
            ))}
          </colgroup>
          <TableHead columns={columns} sort={sort} onSort={onSort} hasCards={hasCards} />
          {isNarrow === undefined ? null : (
            <Rows
              // A new list starts at its top, and heights of rows are no heights of cards.
              key={`${hasCards} ${resetKey} ${sort?.column} ${sort?.direction}`}
              region={region}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              rowClassName={props.rowClassName}
              currentRow={props.currentRow}
              selected={selection?.selected}
              opensRows={opensRows}
              pendingRow={pendingRow}
              measured={measured}
            />
          )}
        </table>
      </ScrollRegion>
    </div>
  );
}
