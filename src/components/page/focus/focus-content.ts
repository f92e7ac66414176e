import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of the screen, or to the main region of one that has none. The page stays put. */
export function focusContent(): void {
  const target =
    document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.querySelector<HTMLElement>('#main');
  target?.focus({ preventScroll: true });
}

/** For what takes the place of a screen without a navigation: the focus may have gone with it, to the top of the page. */
export function useRecoverFocusOnMount(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusContent();
  }, []);
}

/** For what has closed, and its opener perhaps with it: the focus stays wherever it went, unless that is nowhere. */
export function recoverFocus(): void {
  // A dialog that closes gives the focus back itself, in the frame before.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent();
    }),
  );
}

/** For a dialog or bar whose opener may be gone by the time it closes: the focus then moves to the heading of the screen. */
export function useRecoverFocusOnUnmount(): void {
  useEffect(() => recoverFocus, []);
}

/**
 * For a control that takes itself away, such as a button that has done its work: the focus moves to the heading of the
 * screen instead of the top of the page.
 *
 * @param isThere whether the control is shown and was used
 */
export function useRecoverFocusAfter(isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone && document.activeElement === document.body) focusContent();
  }, [isThere]);
}
