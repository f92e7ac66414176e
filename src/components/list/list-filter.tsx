import { memo } from 'react';
import { Select } from '#ui/form/Select.tsx';
import styles from './list.module.css';

interface ListFilterProps<Name extends string> {
  /** For assistive technology: 'Grade'. */
  label: string;
  /** The option that shows all rows: 'All grades'. */
  all: string;
  /** The filter's name in the list. */
  name: Name;
  values: readonly string[];
  chosen: string | undefined;
  choose: (name: Name, value: string | undefined) => void;
}

const allId = 'all';

/** A prefix, because a value may be 'all'. */
const idOf = (value: string): string => `value ${value}`;

function Filter<Name extends string>({ label, all, name, values, chosen, choose }: ListFilterProps<Name>) {
  return (
    <Select
      label={label}
      hidesLabel
      className={styles.filter}
      options={[{ id: allId, label: all }, ...values.map((value) => ({ id: idOf(value), label: value }))]}
      value={chosen === undefined ? allId : idOf(chosen)}
      onChange={(id) =>
        choose(
          name,
          values.find((value) => idOf(value) === id),
        )
      }
    />
  );
}

/** Memoized: typing in the search does not render it again. */
export const ListFilter = memo(Filter) as typeof Filter;
