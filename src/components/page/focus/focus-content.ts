import { useEffect } from 'react';

/** Moves the focus to the heading of the screen, or to the main region of one that has none. The page stays put. */
export function focusContent(): void {
  const target =
    document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.querySelector<HTMLElement>('#main');
  target?.focus({ preventScroll: true });
}

/** For what takes the place of a screen without a navigation: the focus may have gone with it, to the top of the page. */
export function useLostFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusContent();
  }, []);
}

/** For what has closed, and its opener perhaps with it: the focus stays wherever it went, unless that is nowhere. */
export function focusContentIfLost(): void {
  // A dialog that closes gives the focus back itself, in the frame before.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent();
    }),
  );
}
