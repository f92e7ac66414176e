import { useEffect, useRef, type RefObject } from 'react';
import { focusContent } from './focus-content.ts';

/**
 * For the heading of what has been chosen from a list beside it. In little room the link that was pressed has gone with
 * the list: the focus moves to the heading.
 *
 * @param isPressed it was opened by a press
 */
export function useHeadingFocus(isPressed: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || !activeElement?.checkVisibility()) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isPressed]);
  return heading;
}

/**
 * For a list beside what is chosen from it. In little room the way back has gone with what it led from: the focus moves
 * to the link of the row that was open.
 *
 * @param open the row that is shown, of `rows`
 */
export function useRowFocus(
  open: string | undefined,
  rows: readonly string[],
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const lastOpen = useRef(open);
  useEffect(() => {
    const { current: last } = lastOpen;
    lastOpen.current = open;
    if (open !== undefined || last === undefined) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const link = list.current?.children[rows.indexOf(last)]?.querySelector('a');
      if (link) link.focus();
      else focusContent();
    });
    return () => cancelAnimationFrame(frame);
  }, [open, rows]);
  return list;
}
