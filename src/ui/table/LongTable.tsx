import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { useIsPrinting } from '../use-is-printing.ts';
import { LongTableHead } from './LongTableHead.tsx';
import { WholeRows, WindowedRows } from './LongTableRows.tsx';
import { LongTableSort } from './LongTableSort.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import type { TableProps } from './Table.tsx';
import styles from './LongTable.module.css';

export interface TableSort {
  /** The id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface LongTableProps<Row> extends TableProps<Row> {
  /** How the rows, which the caller sorts, are sorted. */
  sort?: TableSort | undefined;
  /** What a person asks for: another column ascending, the same one the other way round. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** The key of a row that is in view when the table first appears. Only the table scrolls, not the page. */
  showRow?: string | undefined;
  /** A CSS length; the table scrolls by itself when it gets higher. */
  maxHeight?: string;
  /** One card a row in less room than this, in pixels, whatever the window's width. */
  cardsBelow?: number;
  /** When it changes, the list starts at its top again: the filter, for example. A new sort does so by itself. */
  startOver?: string;
}

/** Up to as many rows simply stand there. */
const wholeUpTo = 60;

/**
 * A native table for thousands of rows, of which only those in view are in the document: one that holds them all
 * takes seconds. In little room, one card a row with labelled cells. Printing shows all of them.
 */
export function LongTable<Row>(props: LongTableProps<Row>) {
  if (props.rows.length === 0 && props.empty) return <>{props.empty}</>;
  return <FilledTable {...props} />;
}

function FilledTable<Row>(props: LongTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowClassName, className, sort, onSort } = props;
  const { maxHeight = '60vh', cardsBelow = 680, startOver = '' } = props;
  const region = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const { element, isNarrow } = useIsNarrow(cardsBelow);
  const hasCards = isNarrow === true && !isPrinting;
  const isWindowed = rows.length > wholeUpTo && !isPrinting;
  // Cards that end soon scroll with the page; a box of their own would be a trap for the thumb.
  const cardsHeight = isWindowed ? '75dvh' : 'none';
  const height = hasCards ? cardsHeight : maxHeight;
  const pendingRow = useRef(props.showRow);
  const usual = useRef({});
  const Rows = isWindowed ? WindowedRows : WholeRows;
  return (
    <div
      ref={element}
      className={classNames(styles.frame, className)}
      data-cards={hasCards || undefined}
      data-windowed={isWindowed || undefined}
    >
      {hasCards ? <LongTableSort columns={columns} sort={sort} onSort={onSort} /> : null}
      <ScrollRegion
        ref={region}
        label={caption}
        className={styles.region}
        style={{ maxHeight: isPrinting ? 'none' : height }}
      >
        {/* The roles are spelt out: as cards, `display: block` would take them from the elements. */}
        <table className={styles.table} role="table" aria-rowcount={rows.length + 1}>
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? {} : { width }} />
            ))}
          </colgroup>
          <LongTableHead columns={columns} sort={sort} onSort={hasCards ? undefined : onSort} />
          {isNarrow === undefined ? null : (
            <Rows
              // A new list starts at its top, and heights of rows are no heights of cards.
              key={`${hasCards} ${startOver} ${sort?.column} ${sort?.direction}`}
              region={region}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              rowClassName={rowClassName}
              hasCards={hasCards}
              pendingRow={pendingRow}
              usual={usual}
            />
          )}
        </table>
      </ScrollRegion>
    </div>
  );
}
