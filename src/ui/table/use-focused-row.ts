import { useEffect, useEffectEvent, type RefObject } from 'react';

interface FocusedRow<Row> {
  region: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The key of a row to scroll to and to focus. If a search hides the row, the hook waits until the table renders it. */
  focusedRow: string | undefined;
  /** Called after the row has taken the focus. The parent must clear `focusedRow` in it. */
  onRowFocused: (() => void) | undefined;
}

/** @param scrollTo called first, in a virtualized table: the row may not be rendered */
export function useFocusedRow<Row>(
  { region, rows, rowKey, focusedRow, onRowFocused }: FocusedRow<Row>,
  scrollTo?: (index: number) => void,
): void {
  const scroll = useEffectEvent((index: number) => scrollTo?.(index));
  const focus = useEffectEvent((row: HTMLElement) => {
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
    onRowFocused?.();
  });
  useEffect(() => {
    const { current } = region;
    if (focusedRow === undefined || !current) return;
    const index = rows.findIndex((row) => rowKey(row) === focusedRow);
    if (index < 0) return;
    scroll(index);
    const find = () => current.querySelector<HTMLElement>(`[data-row="${CSS.escape(focusedRow)}"]`);
    const rendered = find();
    if (rendered) {
      focus(rendered);
      return;
    }
    const observer = new MutationObserver(() => {
      const row = find();
      if (!row) return;
      observer.disconnect();
      focus(row);
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [region, rows, rowKey, focusedRow]);
}
