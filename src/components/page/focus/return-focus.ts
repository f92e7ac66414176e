import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusContent } from './focus-content.ts';

/**
 * For a form that a row opens. When it closes, the focus returns to the control that opened it, else to the edited row,
 * else to the heading.
 *
 * @returns the control
 */
export function useReturnFocus(): Element | null {
  const [opener] = useState(() => document.activeElement);
  const row = useRef<string>(undefined);
  useEffect(() => {
    // The list marks the row as long as the form is open, and draws other elements for it when its layout changes.
    row.current =
      document.querySelector<HTMLElement>('#main [data-row][aria-current]')?.dataset['row'] ?? row.current;
  });
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const isOpenerThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        const target = isOpenerThere ? opener : rowControl(row.current);
        if (target) target.focus();
        else focusContent();
      });
    },
    [opener],
  );
  return opener;
}

const rowControl = (row = ''): HTMLElement | null =>
  document.querySelector(`#main [data-row="${CSS.escape(row)}"] :is(th a, th button, [data-opens-row])`);

/**
 * For the button that opens a part of the screen, in its place or beside it: when the part closes, the focus is back there.
 *
 * @returns for the button
 */
export function useReturnFocusToButton(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return button;
}
