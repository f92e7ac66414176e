import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element is narrower than a width in rem.
 *
 * @returns `element`, a ref; `isNarrow`, which is undefined until the element is measured before the first paint
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
