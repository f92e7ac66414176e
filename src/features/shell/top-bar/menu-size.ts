/**
 * The maximum width of the window, in CSS pixels at the default font size, in which a drawer replaces the links of
 * the top bar. top-bar.module.css has the same widths.
 */
export const drawerMaxWidth = { short: 700, medium: 860, long: 1120 } as const;

export type MenuSize = keyof typeof drawerMaxWidth;

export function menuSizeOf(pages: number): MenuSize {
  if (pages <= 2) return 'short';
  return pages <= 4 ? 'medium' : 'long';
}
