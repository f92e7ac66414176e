import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { CheckedRow } from '#components/class-import/class-list/check-rows.ts';
import { formatCount } from '#lib/numbers.ts';
import type { RowFilter } from './check-table.tsx';
import styles from './check-view.module.css';

interface CheckTilesProps {
  rows: readonly CheckedRow[];
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

const tiles: readonly { id: RowFilter; label: string; note: string }[] = [
  { id: 'all', label: 'All rows', note: 'of your list' },
  { id: 'new', label: 'New', note: 'will be added' },
  { id: 'existing', label: 'Exists already', note: 'only what differs' },
  { id: 'problem', label: 'Need a look', note: 'left out until fixed' },
];

/** The number of rows of each group; a tile shows only its rows. */
export function CheckTiles({ rows, filter, onFilter }: CheckTilesProps) {
  const count = (id: RowFilter) =>
    id === 'all' ? rows.length : rows.filter(({ group }) => group === id).length;
  return (
    <ToggleButtonGroup
      aria-label="Rows to show"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[filter]}
      onSelectionChange={(keys) => {
        const tile = tiles.find(({ id }) => keys.has(id));
        if (tile) onFilter(tile.id);
      }}
      className={styles.tiles ?? ''}
    >
      {tiles.map(({ id, label, note }) => (
        <ToggleButton key={id} id={id} className={styles.tile ?? ''} data-tile={id}>
          <span className={styles.tileCount}>{formatCount(count(id))}</span>
          <span className={styles.tileText}>
            <span className={styles.tileLabel}>{label}</span>
            <span className={styles.tileNote}>{note}</span>
          </span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
