import type { ListColumn } from '#components/list/list-column.tsx';
import { formatTimestamp } from '#lib/time/dates.ts';

/** Sorts users who have never signed in last, in both directions. */
export const lastLoginColumn = <Row,>(lastLoginOf: (row: Row) => string | null): ListColumn<Row> => ({
  id: 'lastLogin',
  header: 'Last Login',
  cell: (row) => lastLogin(lastLoginOf(row)),
  // Compare points in time: the UTC offsets may differ.
  sortBy: (row) => {
    const date = lastLoginOf(row);
    return date && Date.parse(date);
  },
  csv: (row) => lastLogin(lastLoginOf(row)),
  width: '11em',
});

export const lastLogin = (date: string | null): string => (date ? formatTimestamp(date) : 'Never');
