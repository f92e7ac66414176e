import { useLayoutEffect, type RefObject } from 'react';

/** Pixels between a toast and the bar below it, and between the highest toast and the top of the window. */
const gap = 16;

/**
 * Keeps toasts above a `FootBar`, as far as it is in view: with a footer below, in a page that is scrolled to its end,
 * the bar stands higher than at the foot of the window. Looked at in every frame, as long as toasts are shown.
 *
 * @param region gets `--above`, the pixels between the foot of the window and the toasts
 */
export function useAboveFootBar(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      const { current } = region;
      // A form over the page has one of its own, and comes after it.
      const bar = [...document.querySelectorAll('[data-foot-bar]')].at(-1);
      if (current && bar) {
        const highest = innerHeight - current.offsetHeight - gap;
        const covered = innerHeight - bar.getBoundingClientRect().top + gap;
        current.style.setProperty('--above', `${Math.round(Math.min(covered, highest))}px`);
      } else {
        current?.style.removeProperty('--above');
      }
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [region]);
}
