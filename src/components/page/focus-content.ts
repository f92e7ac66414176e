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
