import type { ListColumn } from '#components/list/list-column.tsx';
import { formatTimestamp } from '#lib/time/dates.ts';

/** Users who have never signed in come last in both sort directions. */
export const lastLoginColumn = <Row,>(lastLoginOf: (row: Row) => string | null): ListColumn<Row> => ({
  id: 'lastLogin',
  header: 'Last Login',
  cell: (row) => <bdi dir="ltr">{formatLastLogin(lastLoginOf(row))}</bdi>,
  // Compare points in time: the UTC offsets may differ.
  sortBy: (row) => {
    const date = lastLoginOf(row);
    return date && Date.parse(date);
  },
  csv: (row) => formatLastLogin(lastLoginOf(row)),
  width: '11em',
});

export const formatLastLogin = (date: string | null): string => (date ? formatTimestamp(date) : 'Never');
