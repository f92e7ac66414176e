import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusContent } from './focus-content.ts';

/**
 * Returns the focus when a form over a list unmounts: to the control that opened it, else to the edited row, else to
 * the heading.
 *
 * @param options.prefersRow for a panel whose user can go on to other rows: the current row precedes the opener
 * @returns the control that opened the form
 */
export function useReturnFocus({ prefersRow = false } = {}): Element | null {
  const [opener] = useState(() => document.activeElement);
  const row = useRef<string>(undefined);
  useEffect(() => {
    // Store the key, because a change of the list's layout replaces the row's elements.
    row.current =
      document.querySelector<HTMLElement>('#main [data-row][aria-current]')?.dataset['row'] ?? row.current;
  });
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const canFocusOpener =
          opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        const openerOrRow = canFocusOpener ? opener : rowControl(row.current);
        const target = prefersRow ? (rowControl(row.current) ?? openerOrRow) : openerOrRow;
        if (target) target.focus();
        else focusContent();
      });
    },
    [opener, prefersRow],
  );
  return opener;
}

const rowControl = (row = ''): HTMLElement | null =>
  document.querySelector(`#main [data-row="${CSS.escape(row)}"] :is(th a, th button, [data-opens-row])`);

/** Returns the focus to a button when the content that it opened closes, even if the content replaced the button. */
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
