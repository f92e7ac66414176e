import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element has less room than this, however wide the window is.
 *
 * @param below in pixels
 * @returns `isNarrow` is undefined until the element has been measured, which is before the first paint
 */
export function useIsNarrow(below: number) {
  const element = useRef<HTMLDivElement>(null);
  const [isNarrow, setIsNarrow] = useState<boolean>();

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setIsNarrow(current.clientWidth < below);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [below]);

  return { element, isNarrow };
}
