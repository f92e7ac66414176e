import { memo } from 'react';
import { Select } from '#ui/form/Select.tsx';
import styles from './list.module.css';

interface ListFilterProps<Name extends string> {
  /** The label for assistive technology, such as 'Grade'. */
  label: string;
  /** The option that shows all rows, such as 'All grades'. */
  all: string;
  name: Name;
  values: readonly string[];
  chosen: string | undefined;
  choose: (name: Name, value: string | undefined) => void;
}

const allId = 'all';

/** The prefix distinguishes a value 'all' from `allId`. */
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

/** Memoized, so that typing in the search does not render the filter again. */
export const ListFilter = memo(Filter) as typeof Filter;
