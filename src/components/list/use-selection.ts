import { useMemo, useState } from 'react';
import type { RowSelection } from '#ui/table/table-column.ts';

const noIds: ReadonlySet<string> = new Set();

export interface Selection<Row> {
  /** The selected rows, including those that search and filters hide. */
  rows: readonly Row[];
  /** The number of selected rows that search and filters hide. */
  hidden: number;
  rowSelection: RowSelection<Row>;
  select: (rows: readonly Row[]) => void;
}

/** Stores which rows of a list are selected. Sorting and filtering keep the selection; deleted rows are removed. */
export function useSelection<Row extends { id: string }>(
  allRows: readonly Row[],
  visibleRows: readonly Row[],
  label: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState(noIds);
  const rows = useMemo(() => (ids.size === 0 ? [] : allRows.filter(({ id }) => ids.has(id))), [allRows, ids]);
  const hidden = useMemo(
    () => (ids.size === 0 ? 0 : rows.length - visibleRows.filter(({ id }) => ids.has(id)).length),
    [rows, visibleRows, ids],
  );
  const rowSelection = useMemo(() => ({ selected: ids, onChange: setIds, label }), [ids, label]);
  return { rows, hidden, rowSelection, select: (selected) => setIds(new Set(selected.map(({ id }) => id))) };
}
