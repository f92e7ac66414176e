import { useLayoutEffect } from 'react';

/** Overlays and bars for which the page leaves room. */
export type RootAttribute = 'side-panel' | 'drawer' | 'banner' | 'notice' | 'urgent-notice' | 'toolbar';

const counts = new Map<RootAttribute, number>();

function change(mark: RootAttribute, by: 1 | -1): void {
  const count = (counts.get(mark) ?? 0) + by;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}

/** Sets a data attribute on the root element: `:root[data-banner]` is a faster selector than `:root:has(.banner)`. */
export function useRootAttribute(mark: RootAttribute, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark, isShown]);
}
