/**
 * How wide the window may be, in pixels of 16 to a rem, while the pages of the top bar stand in a drawer: as many as
 * the bar would need to show them side by side. top-bar.module.css has the same, in rem: larger text needs more room.
 */
export const drawerUpTo = { short: 700, medium: 860, long: 1120 } as const;

export type BarRoom = keyof typeof drawerUpTo;

/** The room that a number of pages needs. */
export function roomFor(pages: number): BarRoom {
  if (pages <= 2) return 'short';
  return pages <= 4 ? 'medium' : 'long';
}
