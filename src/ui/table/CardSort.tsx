import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { buttonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import field from '../form/Field.module.css';
import styles from './table-parts.module.css';

interface CardSortProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** The sort controls above cards, which have no header row. The select is native, for touch. */
export function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  const head = columns.find((column) => column.head !== undefined)?.head;
  if (!onSort || sortable.length === 0) return head ? <div className={styles.sorting}>{head}</div> : null;
  const { column, direction } = sort ?? { column: '', direction: 'ascending' };
  const isAscending = direction === 'ascending';
  return (
    <div className={styles.sorting}>
      <div className={classNames(field.field, styles.choice)}>
        <label htmlFor={id} className={classNames(field.label, 'bold')}>
          Sort by
        </label>
        <select
          id={id}
          className={field.control}
          value={column}
          onChange={({ target }) => onSort({ column: target.value, direction })}
        >
          {column === '' ? <option value="">Choose…</option> : null}
          {sortable.map(({ id: columnId, header }) => (
            <option key={columnId} value={columnId}>
              {header}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
      <button
        type="button"
        className={buttonStyle({ variant: 'secondary', square: true })}
        disabled={column === ''}
        aria-label={isAscending ? 'Ascending; change to descending' : 'Descending; change to ascending'}
        onClick={() => onSort({ column, direction: isAscending ? 'descending' : 'ascending' })}
      >
        {isAscending ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      </button>
      {head}
    </div>
  );
}
