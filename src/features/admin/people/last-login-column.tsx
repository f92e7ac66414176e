import type { ListColumn } from '#components/list/list-column.tsx';
import { formatTimestamp } from '#lib/time/dates.ts';

/** Users who have never signed in come last in both directions. */
export const lastLoginColumn = <Row,>(lastLoginOf: (row: Row) => string | null): ListColumn<Row> => ({
  id: 'lastLogin',
  header: 'Last Login',
  cell: (row) => lastLogin(lastLoginOf(row)),
  // Compared as times: the UTC offsets may differ.
  sortBy: (row) => {
    const date = lastLoginOf(row);
    return date && Date.parse(date);
  },
  csv: (row) => lastLogin(lastLoginOf(row)),
  width: '11em',
});

export const lastLogin = (date: string | null): string => (date ? formatTimestamp(date) : 'Never');
