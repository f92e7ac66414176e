import { useMedia } from '../use-media.ts';

/** Whether the side panel is docked beside the page; else it covers it. In a narrower window, tables would become cards. */
export const useIsSidePanelDocked = (): boolean => useMedia('(min-width: 80em)');
