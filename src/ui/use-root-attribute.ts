import { useLayoutEffect } from 'react';

/** What stands beside the page or over it, and what the page then makes room for. */
export type RootAttribute = 'sheet' | 'drawer' | 'banner' | 'notice' | 'urgent-notice' | 'toolbar';

const counts = new Map<RootAttribute, number>();

function change(mark: RootAttribute, by: 1 | -1): void {
  const count = (counts.get(mark) ?? 0) + by;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}

/**
 * Marks the root element as long as something is shown, for styles that reach beyond it: `:root[data-banner]`. With
 * `:root:has(.banner)` the browser would search the whole page with every key and every change.
 */
export function useRootAttribute(mark: RootAttribute, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark, isShown]);
}
