import { useMedia } from '../use-media.ts';

/**
 * Whether a `SideSheet` stands beside the page, which stays in use; otherwise it lies over it. Wide enough for a list and
 * a sheet beside it; grows with the reader's letters.
 */
export const useIsSheetDocked = (): boolean => useMedia('(min-width: 68.75em)');
