import { useMedia } from '../use-media.ts';

/**
 * Whether the side panel is docked beside the page, which can still be used; otherwise it covers the page. In a narrower
 * window, the rows of a table beside the panel would become cards while one of them is edited.
 */
export const useIsSidePanelDocked = (): boolean => useMedia('(min-width: 80em)');
