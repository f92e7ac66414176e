import { useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element that the next rendering creates, before the browser paints.
 *
 * @returns a function of the element's id and the caret position in a text field (default: the end)
 */
export function useNextFocus(): (id: string, caret?: number) => void {
  const next = useRef<{ id: string; caret: number | undefined } | null>(null);
  useLayoutEffect(() => {
    if (!next.current) return;
    const { id, caret } = next.current;
    next.current = null;
    const element = document.getElementById(id);
    element?.focus();
    if (element instanceof HTMLInputElement) {
      const position = caret ?? element.value.length;
      element.setSelectionRange(position, position);
    }
  });
  return (id, caret) => {
    next.current = { id, caret };
  };
}
