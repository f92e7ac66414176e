import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The width of an element in pixels, also when it changes; 0 until it has been measured, before the first paint.
 *
 * @returns `textScale`, too: how many times as large as usual somebody wants their text
 */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [textScale, setTextScale] = useState(1);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      setWidth(current.clientWidth);
      setTextScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { element, width, textScale };
}
