import type { ListColumn } from '#components/list/list-column.tsx';
import { formatTimestamp } from '#lib/time/dates.ts';

/** When somebody has last signed in; whoever never has comes last, whichever the direction. */
export const lastLoginColumn = <Row,>(lastLoginOf: (row: Row) => string | null): ListColumn<Row> => ({
  id: 'lastLogin',
  header: 'Last Login',
  cell: (row) => lastLogin(lastLoginOf(row)),
  // Moments, not texts: the offset may differ.
  sortBy: (row) => {
    const date = lastLoginOf(row);
    return date && Date.parse(date);
  },
  csv: (row) => lastLogin(lastLoginOf(row)),
  width: '11em',
});

/** A timestamp, or that there is none. */
export const lastLogin = (date: string | null): string => (date ? formatTimestamp(date) : 'Never');
