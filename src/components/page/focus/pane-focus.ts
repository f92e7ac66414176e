import { useEffect, useRef, type RefObject } from 'react';
import { focusContent } from './focus-content.ts';

/**
 * For the heading of what has been chosen from a list. Where there is little room, the list has disappeared with the link
 * that was pressed: the focus moves to the heading.
 *
 * @param isPressed it was opened by a press
 * @param shown what is shown, where the heading stays for the next choice
 */
export function useHeadingFocus(isPressed: boolean, shown?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || !activeElement?.checkVisibility()) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isPressed, shown]);
  return heading;
}

/**
 * For a list beside what is chosen from it. Where there is little room, the back link has disappeared with what was open:
 * the focus moves to the link of its row.
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
