import { useMemo, useState } from 'react';
import type { RowSelection } from '#ui/table/table-column.ts';

const noIds: ReadonlySet<string> = new Set();

export interface Selection<Row> {
  /** The selected rows, including those that search and filters hide. */
  rows: readonly Row[];
  /** How many of them are hidden. */
  hidden: number;
  /** The `selection` of the list. */
  forList: RowSelection<Row>;
  select: (rows: readonly Row[]) => void;
}

/**
 * The selected rows of a list. Sorting and filtering keep the selection; a deleted row leaves it.
 *
 * @param label returns the label of a row's checkbox
 */
export function useSelection<Row extends { id: string }>(
  all: readonly Row[],
  shown: readonly Row[],
  label: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState(noIds);
  const rows = useMemo(() => (ids.size === 0 ? [] : all.filter(({ id }) => ids.has(id))), [all, ids]);
  const hidden = useMemo(
    () => (ids.size === 0 ? 0 : rows.length - shown.filter(({ id }) => ids.has(id)).length),
    [rows, shown, ids],
  );
  const forList = useMemo(() => ({ selected: ids, onChange: setIds, label }), [ids, label]);
  return { rows, hidden, forList, select: (some) => setIds(new Set(some.map(({ id }) => id))) };
}
