import { useSyncExternalStore } from 'react';

/** Wide enough for a list and a sheet beside it; grows with the reader's letters. */
const desk = '(min-width: 68.75em)';

/** Whether a `SideSheet` stands beside the page, which stays in use; otherwise it lies over it. */
export function useIsSheetDocked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(desk);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(desk).matches,
  );
}
