/** The values of the design tokens `--slide` and `--ease`. */
const slide = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

/** In pixels. */
export const slideDistance = 24;

/**
 * Slides an element horizontally into position.
 *
 * @param from px to the right of the position; negative for the left
 * @returns resolves when the animation ends, or immediately with reduced motion
 */
export async function slideIn(element: HTMLElement, from: number): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const sliding = element.animate({ translate: [`${from}px 0`, '0 0'] }, slide);
  // `finished` rejects when the animation is cancelled.
  await sliding.finished.catch(() => undefined);
}
