import { useEffect, useRef, useState } from 'react';
import { focusContent } from './focus-content.ts';

/**
 * For a form that a row opens. When it closes, the focus returns to the control that opened it, else to the edited row,
 * else to the heading.
 *
 * @returns the control
 */
export function useReturnOfFocus(): Element | null {
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
