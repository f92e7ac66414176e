import { memo } from 'react';
import { Select } from '#ui/form/Select.tsx';
import styles from './list.module.css';

interface ListFilterProps<Name extends string> {
  /** What it filters by, for assistive technology: 'Grade'. */
  label: string;
  /** The choice that hides nothing: 'All grades'. */
  all: string;
  /** The filter's name in the list. */
  name: Name;
  values: readonly string[];
  chosen: string | undefined;
  choose: (name: Name, value: string | undefined) => void;
}

const allId = 'all';

/** A value may be any text, 'all' too. */
const idOf = (value: string): string => `value ${value}`;

/** One of the values that the rows have, beside a list's search. */
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

/** Not drawn again with each letter of the search beside it. */
export const ListFilter = memo(Filter) as typeof Filter;
