import { classNames } from '../class-names.ts';
import type { RowSelection, TableColumn } from './table-column.ts';
import styles from './table-parts.module.css';

const allLabel = 'Choose all';

/** Adds a column of checkboxes; the checkbox in the header selects all visible rows. */
export function withSelection<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selection: RowSelection<Row> | undefined,
  hasCards: boolean,
): readonly TableColumn<Row>[] {
  if (!selection) return columns;
  const { selected, onChange, label } = selection;
  // Do not count 10,000 rows while none is selected.
  const count = selected.size === 0 ? 0 : rows.filter((row) => selected.has(rowKey(row))).length;
  const isAllSelected = count > 0 && count === rows.length;
  const setSelected = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(selected);
    for (const key of keys) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    onChange(next);
  };
  const all = (
    <Box
      label={allLabel}
      isChecked={isAllSelected}
      isMixed={count > 0 && !isAllSelected}
      onChange={(isChosen) => setSelected(rows.map(rowKey), isChosen)}
    />
  );
  const column: TableColumn<Row> = {
    id: 'selection',
    header: 'Chosen',
    head: hasCards ? (
      <label className={styles.all}>
        {all}
        {allLabel}
      </label>
    ) : (
      all
    ),
    width: '3em',
    onCard: 'corner',
    cell: (row) => {
      const key = rowKey(row);
      return (
        <Box
          label={label(row)}
          isChecked={selected.has(key)}
          onChange={(isChosen) => setSelected([key], isChosen)}
        />
      );
    },
  };
  return [column, ...columns];
}

interface BoxProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
}

function Box({ label, isChecked, isMixed = false, onChange }: BoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      className={classNames('native-choice', styles.box)}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
    />
  );
}
