import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { classNames } from '../class-names.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { useIsPrinting } from '../use-is-printing.ts';
import { CardSort } from './CardSort.tsx';
import { pendingRowOf } from './pending-row.ts';
import { moveBetweenRows } from './row-keys.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { withSelection } from './selection-column.tsx';
import type { RowSelection, TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './TableHead.tsx';
import { AllRows, VirtualizedCards, VirtualizedRows } from './TableRows.tsx';
import { useFirstRow } from './use-first-row.ts';
import styles from './DataTable.module.css';

export interface DataTableProps<Row> {
  caption: string;
  /** Must be referentially stable: a new array renders all rows again. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowClassName?: ((row: Row) => string | undefined) | undefined;
  className?: string | undefined;
  sort?: TableSort | undefined;
  /** Called when the user sorts. The first press on a column sorts ascending, the next one in reverse. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** The key of a row to scroll into view on mount, without scrolling the page. */
  revealedRow?: string | undefined;
  /** The key of a row to scroll to and to focus; `onRowFocused` must clear it. */
  focusedRow?: string | undefined;
  onRowFocused?: (() => void) | undefined;
  /** The key of the row that is being edited. */
  currentRow?: string | undefined;
  /** A press on a row presses the link or button in its row header, or else the control with `data-opens-row` (D-228). */
  opensRows?: boolean | undefined;
  selection?: RowSelection<Row> | undefined;
  /** The number, from 1, of the row to scroll to on mount. */
  firstRow?: number | undefined;
  /** Called with the number of the top row after the user scrolled. */
  onFirstRow?: ((row: number) => void) | undefined;
  /** A CSS length; a higher table scrolls. Cards scroll with the page. */
  maxHeight?: string | undefined;
  /** Width in rem below which rows become cards. The default 40 fits beside a docked panel in a 1280 px window. */
  cardsBelow?: number | undefined;
  /** A change of this key, such as a new filter, or of the sort scrolls to the top. */
  resetKey?: string | undefined;
}

const toCardColumn = <Row,>(column: TableColumn<Row>): TableColumn<Row> => ({
  ...column,
  cell: column.cardCell ?? column.cell,
});

const isLabelledOnCard = <Row,>({ rowHeader, onCard = 'labelled' }: TableColumn<Row>): boolean =>
  rowHeader !== true && onCard === 'labelled';

/** Longer tables are virtualized. */
const maxUnvirtualizedRows = 60;

/** A native table. Long tables are virtualized, except for printing. In a narrow container rows become cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, className, sort, onSort, selection } = props;
  const { maxHeight = '60vh', cardsBelow = 40, resetKey = '', opensRows = false } = props;
  const region = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const { element, isNarrow } = useIsNarrow(cardsBelow);
  const hasCards = isNarrow === true && !isPrinting;
  const isVirtualized = rows.length > maxUnvirtualizedRows && !isPrinting;
  const columns = useMemo(
    () =>
      withSelection(
        hasCards ? props.columns.map(toCardColumn) : props.columns,
        rows,
        rowKey,
        selection,
        hasCards,
      ),
    [props.columns, hasCards, rows, rowKey, selection],
  );
  const isFitted = !hasCards && columns.some(({ widest }) => widest !== undefined);
  const pendingRow = useRef(pendingRowOf(props));
  const measured = useRef({});
  useFirstRow(region, !hasCards, props.onFirstRow);
  const VirtualizedBody = hasCards ? VirtualizedCards : VirtualizedRows;
  const Rows = isVirtualized ? VirtualizedBody : AllRows;
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveBetweenRows(event, rows.length),
  };
  const resets = useScrollReset(region, `${resetKey} ${sort?.column} ${sort?.direction}`);
  return (
    <div
      ref={element}
      className={classNames(styles.frame, className)}
      style={{ '--labelled': columns.filter(isLabelledOnCard).length } as CSSProperties}
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
        {/* Explicit roles: `display: block` of the cards removes the native ones. */}
        <table
          className={classNames(styles.table, isFitted && styles.fitted)}
          role="table"
          aria-rowcount={rows.length + 1}
          {...keys}
        >
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? {} : { width }} />
            ))}
          </colgroup>
          <TableHead columns={columns} sort={sort} onSort={onSort} hasCards={hasCards} />
          {isFitted ? <ColumnSizes columns={columns} /> : null}
          {isNarrow === undefined ? null : (
            <Rows
              key={`${hasCards} ${resets}`}
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
              focusedRow={props.focusedRow}
              onRowFocused={props.onRowFocused}
            />
          )}
        </table>
      </ScrollRegion>
    </div>
  );
}

/**
 * Counts the changes of `resetKey` while the table is scrolled: the virtualizer is then created again, at the top. In a
 * table that is not scrolled, the rows that stay visible are not rendered again.
 */
function useScrollReset(region: RefObject<HTMLElement | null>, resetKey: string): number {
  const [isScrolled, setIsScrolled] = useState(false);
  const [reset, setReset] = useState({ key: resetKey, count: 0 });
  if (reset.key !== resetKey) {
    setReset({ key: resetKey, count: isScrolled ? reset.count + 1 : reset.count });
  }
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const update = () => setIsScrolled(current.scrollTop > 0);
    current.addEventListener('scroll', update, { passive: true });
    return () => current.removeEventListener('scroll', update);
  }, [region]);
  return reset.count;
}

/**
 * An invisible row with the widest texts, so that the browser fits the columns to all rows, not only to those in view.
 * The texts are no text nodes: a search in the page must not find them.
 */
const ColumnSizes = <Row,>({ columns }: { columns: readonly TableColumn<Row>[] }) => (
  <tbody aria-hidden="true" className={styles.sizes}>
    <tr>
      {columns.map(({ id, widest, rowHeader }) => (
        <td key={id} data-text={widest?.text} data-word={widest?.word} data-header={rowHeader} />
      ))}
    </tr>
  </tbody>
);
