/**
 * The widest window, in CSS pixels at the default font size, in which the pages of the top bar move into a drawer.
 * top-bar.module.css has the same widths.
 */
export const drawerMaxWidth = { short: 700, medium: 860, long: 1120 } as const;

export type MenuSize = keyof typeof drawerMaxWidth;

export function menuSizeOf(pages: number): MenuSize {
  if (pages <= 2) return 'short';
  return pages <= 4 ? 'medium' : 'long';
}
