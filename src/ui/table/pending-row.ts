import type { RefObject } from 'react';

/** The row to scroll to on mount. A row with a `key` is scrolled into view, a row with an `index` to the top. */
export type PendingRow = { key: string } | { index: number };

export function pendingRowOf({
  revealedRow,
  firstRow = 1,
}: {
  revealedRow?: string | undefined;
  firstRow?: number | undefined;
}): PendingRow | undefined {
  if (firstRow > 1) return { index: firstRow - 1 };
  return revealedRow === undefined ? undefined : { key: revealedRow };
}

/** Returns and clears the pending row. The index is -1 without a pending row. */
export function takePendingRow<Row>(
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

/** Scrolls the region to the pending row; unlike `scrollIntoView`, does not scroll the page. */
export function revealRow(region: HTMLElement, row: HTMLElement, pending: PendingRow): void {
  const { top, bottom } = visibleArea(region);
  const box = row.getBoundingClientRect();
  if ('index' in pending) {
    region.scrollTop += box.top - top;
    return;
  }
  if (box.top >= top && box.bottom <= bottom) return;
  region.scrollTop += (box.top + box.bottom) / 2 - (top + bottom) / 2;
}

/** Scrolls the region, not the page, by the least distance that shows the whole row. */
export function bringIntoView(region: HTMLElement, row: HTMLElement): void {
  const view = visibleArea(region);
  const { top, bottom } = row.getBoundingClientRect();
  region.scrollTop += Math.min(0, top - view.top) + Math.max(0, bottom - view.bottom);
}

function visibleArea(region: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = region.getBoundingClientRect();
  return { top: top + (region.querySelector('thead')?.offsetHeight ?? 0), bottom };
}
