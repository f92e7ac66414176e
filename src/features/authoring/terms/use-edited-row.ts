import { useEffect, useRef, useState } from 'react';
import { focusContentIfLost } from '#components/page/focus/focus-content.ts';

/**
 * For a form on the page that the Edit button of a row fills: afterwards, the focus goes back to that button.
 *
 * @param edited the id of the record in the form
 */
export function useEditedRow(edited: string | undefined) {
  const opener = useRef<Element>(null);
  const last = useRef(edited);
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  useEffect(() => {
    const isDone = last.current !== undefined && edited === undefined;
    last.current = edited;
    if (!isDone) return;
    const button = opener.current;
    if (!(button instanceof HTMLElement && button.isConnected)) {
      focusContentIfLost();
      return;
    }
    const frame = requestAnimationFrame(() => button.focus());
    return () => cancelAnimationFrame(frame);
  }, [edited]);
  return {
    /** Somebody pressed Edit; the form was not opened by the URL. */
    isOpenedHere: isOpenedHere && edited !== undefined,
    open: (go: () => void) => {
      opener.current = document.activeElement;
      setIsOpenedHere(true);
      go();
    },
  };
}
