/** As `--slide` and `--ease` of the design tokens. */
const slide = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

/** How far a question comes that follows, or precedes, the one before it on the screen: in px. */
export const turnDistance = 24;

/**
 * Slides a question into its place, as the page of a book is turned.
 *
 * @param from px to the right of its place; negative from the left
 * @returns settles when it stands still, at once for those who want no motion
 */
export async function slideIn(element: HTMLElement, from: number): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const sliding = element.animate({ translate: [`${from}px 0`, '0 0'] }, slide);
  // Rejected when something else moves it first.
  await sliding.finished.catch(() => undefined);
}
