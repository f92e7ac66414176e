import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Measures an element when it appears, when fonts are loaded and when the window changes.
 * @param measure must not depend on the render
 * @returns `ref` for the element, and the text that `measure` returned last
 */
export function useMeasure<Measured extends HTMLElement>(measure: (element: Measured) => string) {
  const ref = useRef<Measured>(null);
  const [text, setText] = useState('');
  const latest = useRef(measure);
  useLayoutEffect(() => {
    const update = () => {
      if (ref.current) setText(latest.current(ref.current));
    };
    update();
    void document.fonts.ready.then(update);
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return { ref, text };
}

/** '36 px', from '36.00px'. */
export const formatPixels = (value: string): string => `${Number(Number.parseFloat(value).toFixed(2))} px`;
