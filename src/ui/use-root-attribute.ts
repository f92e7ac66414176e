import { useLayoutEffect } from 'react';

/** Overlays and bars for which the page leaves room. */
export type RootAttribute =
  | 'side-panel'
  | 'wide-side-panel'
  | 'drawer'
  | 'banner'
  | 'reads-aloud'
  | 'notice'
  | 'urgent-notice'
  | 'toolbar';

const counts = new Map<RootAttribute, number>();

function changeCount(attribute: RootAttribute, by: 1 | -1): void {
  const count = (counts.get(attribute) ?? 0) + by;
  counts.set(attribute, count);
  document.documentElement.toggleAttribute(`data-${attribute}`, count > 0);
}

/** Sets a data attribute on the root element: `:root[data-banner]` is a faster selector than `:root:has(.banner)`. */
export function useRootAttribute(attribute: RootAttribute, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    changeCount(attribute, 1);
    return () => changeCount(attribute, -1);
  }, [attribute, isShown]);
}
