import { formatCount } from '#lib/numbers.ts';
import styles from './queue.module.css';

interface FilterPillsProps<Filter extends string> {
  label: string;
  filters: readonly Filter[];
  chosen: Filter;
  /** Returns undefined while loading. */
  countOf: (filter: Filter) => number | undefined;
  onChoose: (filter: Filter) => void;
}

export function FilterPills<Filter extends string>(props: FilterPillsProps<Filter>) {
  const { label, filters, chosen, countOf, onChoose } = props;
  return (
    <div role="group" aria-label={label} className={styles.filters}>
      {filters.map((filter) => {
        const count = countOf(filter);
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === chosen}
            className={styles.filter}
            onClick={() => onChoose(filter)}
          >
            {filter} {count === undefined ? null : <span className={styles.count}>{formatCount(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}
