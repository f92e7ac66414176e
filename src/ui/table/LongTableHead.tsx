import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { TableSort } from './LongTable.tsx';
import type { TableColumn } from './Table.tsx';
import styles from './LongTable.module.css';

interface LongTableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** What pressing the head of a column asks for. */
const nextSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

export function LongTableHead<Row>({ columns, sort, onSort }: LongTableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ id, header, align = 'start', sortable }) => {
          const state = sort?.column === id ? sort.direction : 'none';
          const Icon = icons[state];
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={styles[align]}
              {...(state === 'none' ? {} : { 'aria-sort': state })}
            >
              {sortable && onSort ? (
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
                <span className={styles.header}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
