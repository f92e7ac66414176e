import { useMedia } from '../use-media.ts';

/** Whether the window is wide enough to dock a side panel without turning tables into cards. Else the panel is modal. */
export const useIsSidePanelDocked = (): boolean => useMedia('(min-width: 80em)');
