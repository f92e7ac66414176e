import { useEffect } from 'react';
import { focusContent } from '#components/page/focus-content.ts';

/** For a dialog or bar whose opener may be gone by the time it closes: the focus then moves to the heading of the screen. */
export function useFocusAfter(): void {
  useEffect(
    () => () => {
      // The dialog that closes tries first, in the frame before.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusContent();
        }),
      );
    },
    [],
  );
}
