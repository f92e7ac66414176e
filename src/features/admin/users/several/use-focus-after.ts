import { useEffect } from 'react';
import { focusContent } from '#components/page/focus-content.ts';

/** For what may take the focus with it when it goes, because the button that it would give it back to has gone too. */
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
