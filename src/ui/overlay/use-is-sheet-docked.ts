import { useMedia } from '../use-media.ts';

/**
 * Whether a `SideSheet` stands beside the page, which stays in use; otherwise it lies over it. Wide enough for
 * the longest tables beside it: in less room their rows would become cards while one of them is edited.
 */
export const useIsSheetDocked = (): boolean => useMedia('(min-width: 80em)');
