import { memo } from 'react';
import { Select } from '#ui/form/Select.tsx';
import styles from './list-filter.module.css';

interface ListFilterProps {
  /** What it filters by, for assistive technology: 'Grade'. */
  label: string;
  /** The choice that hides nothing: 'All grades'. */
  all: string;
  values: readonly string[];
  chosen: string | undefined;
  /** Does not change: `list.choose` bound to the filter's name would be another one each time. */
  name: string;
  choose: (name: string, value: string | undefined) => void;
}

const allId = 'all';

/** A value may be any text, 'all' too. */
const idOf = (value: string): string => `value ${value}`;

/** One of the values that the rows have, beside a list's search. Not drawn again with each letter of the search. */
export const ListFilter = memo(({ label, all, values, chosen, name, choose }: ListFilterProps) => (
  <Select
    label={label}
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
));
