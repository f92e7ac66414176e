import type { RefObject } from 'react';

/** Where a table begins: at a row that has to be in view, or with the row at this index on top. */
export type PendingRow = { key: string } | { index: number };

export function pendingRowOf({
  showRow,
  firstRow = 1,
}: {
  showRow?: string | undefined;
  firstRow?: number | undefined;
}): PendingRow | undefined {
  if (firstRow > 1) return { index: firstRow - 1 };
  return showRow === undefined ? undefined : { key: showRow };
}

/** Takes what is pending, so that it is done once; -1 without it. */
export function takeIndex<Row>(
  pendingRow: RefObject<PendingRow | undefined>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): { pending: PendingRow | undefined; index: number } {
  const { current: pending } = pendingRow;
  pendingRow.current = undefined;
  if (!pending) return { pending, index: -1 };
  const index =
    'index' in pending
      ? Math.min(pending.index, rows.length - 1)
      : rows.findIndex((row) => rowKey(row) === pending.key);
  return { pending, index };
}

/**
 * Scrolls the region, and nothing around it, as `scrollIntoView` would. A row that is in view already stays where it
 * is: the winner would be cut off for nothing.
 */
export function revealRow(region: HTMLElement, row: HTMLElement, pending: PendingRow): void {
  const view = region.getBoundingClientRect();
  const top = view.top + (region.querySelector('thead')?.offsetHeight ?? 0);
  const box = row.getBoundingClientRect();
  if ('index' in pending) {
    region.scrollTop += box.top - top;
    return;
  }
  if (box.top >= top && box.bottom <= view.bottom) return;
  region.scrollTop += (box.top + box.bottom) / 2 - (top + view.bottom) / 2;
}
