import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to an element that only the next rendering brings, before the browser sees the page without a focus.
 *
 * @returns takes the id of the element, and where to put the caret of a text field (default at the end)
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
      const place = caret ?? element.value.length;
      element.setSelectionRange(place, place);
    }
  });
  return (id, caret) => {
    next.current = { id, caret };
  };
}
