import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element has less room than this, however wide the window is. In rem, because a larger default font leaves
 * less room in the same pixels.
 *
 * @returns `isNarrow` is undefined until the element has been measured, which is before the first paint
 */
export function useIsNarrow(belowRem: number) {
  const element = useRef<HTMLDivElement>(null);
  const [isNarrow, setIsNarrow] = useState<boolean>();

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setIsNarrow(current.clientWidth < belowRem * rootFontSize());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [belowRem]);

  return { element, isNarrow };
}

const rootFontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
