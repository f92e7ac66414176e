import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the button that opens a part of the screen, in its place or beside it: when the part closes, the focus is back there.
 *
 * @returns for the button
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
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
