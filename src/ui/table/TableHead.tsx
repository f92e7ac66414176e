import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import styles from './table-parts.module.css';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  /** Hides the header visually above cards. */
  hasCards: boolean;
}

const nextSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

export function TableHead<Row>({ columns, sort, onSort, hasCards }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className={hasCards ? 'visually-hidden' : undefined}>
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ id, header, head, align = 'start', sortable }) => {
          const state = sort?.column === id ? sort.direction : 'none';
          const Icon = icons[state];
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={classNames(styles.cell, styles[align])}
              {...(state === 'none' ? {} : { 'aria-sort': state })}
            >
              {sortable && onSort && !hasCards ? (
                <button
                  type="button"
                  className={styles.sortButton}
                  data-sort={state}
                  onClick={() => onSort(nextSort(id, sort))}
                >
                  {header}
                  <Icon aria-hidden="true" />
                </button>
              ) : (
                (!hasCards && head) || <span className={styles.header}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
