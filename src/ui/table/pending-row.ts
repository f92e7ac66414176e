import type { RefObject } from 'react';

/** The row to scroll to on mount: into view by key, or to the top by index. */
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

/** Returns and clears the pending row; the index is -1 without one. */
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

/** Scrolls the region, unlike `scrollIntoView` not the page, to the pending row. A row in view does not move. */
export function revealRow(region: HTMLElement, row: HTMLElement, pending: PendingRow): void {
  const { top, bottom } = viewOf(region);
  const box = row.getBoundingClientRect();
  if ('index' in pending) {
    region.scrollTop += box.top - top;
    return;
  }
  if (box.top >= top && box.bottom <= bottom) return;
  region.scrollTop += (box.top + box.bottom) / 2 - (top + bottom) / 2;
}

/** Scrolls the region, not the page, just far enough to show the whole row. */
export function bringIntoView(region: HTMLElement, row: HTMLElement): void {
  const view = viewOf(region);
  const { top, bottom } = row.getBoundingClientRect();
  region.scrollTop += Math.min(0, top - view.top) + Math.max(0, bottom - view.bottom);
}

function viewOf(region: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = region.getBoundingClientRect();
  return { top: top + (region.querySelector('thead')?.offsetHeight ?? 0), bottom };
}
