import { useEffect, useRef } from 'react';

/** Focuses the `h1` of the screen, or its main region if it has no `h1`, without scrolling. */
export function focusContent(): void {
  const target =
    document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.querySelector<HTMLElement>('#main');
  target?.focus({ preventScroll: true });
}

/** Recovers the focus on mount: for content that replaces a screen with its focused element, without a navigation. */
export function useRecoverFocusOnMount(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusContent();
  }, []);
}

/** Focuses the heading if the focused element was removed, such as the opener of a dialog. */
export function recoverFocus(): void {
  // Wait a frame: a closing dialog restores the focus first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent();
    }),
  );
}

/** Recovers the focus on unmount: for a dialog or bar whose opener may be removed. */
export function useRecoverFocusOnUnmount(): void {
  useEffect(() => recoverFocus, []);
}

/**
 * Focuses the heading when a control that the user has pressed, such as a retry button, disappears.
 *
 * @param isShown whether that control is shown
 */
export function useRecoverFocusAfter(isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isRemoved = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isRemoved && document.activeElement === document.body) focusContent();
  }, [isShown]);
}
