import { useLayoutEffect, type RefObject } from 'react';

/** Pixels between a toast and what it must not cover, and between the highest toast and the top of the window. */
const gap = 16;

/** What a user has to see while a toast speaks about it. */
const subjects = '[role="alert"], [aria-invalid="true"], :is(a, button, input, textarea):focus';

/**
 * Keeps toasts above a `FootBar`, as far as it is in view (with a footer below, in a page that is scrolled to its end, the
 * bar is higher than the foot of the window), and off alerts, wrong fields and the control that has the focus. Measures in every frame while toasts are
 * shown.
 *
 * @param region gets `--above`, the pixels between the foot of the window and the toasts
 */
export function useToastPosition(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      if (region.current) placeToasts(region.current);
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [region]);
}

function placeToasts(region: HTMLElement): void {
  const { left, right, height } = region.getBoundingClientRect();
  const highest = Math.max(0, innerHeight - height - gap);
  const margin = document.documentElement.clientWidth - right;
  // A form over the page has its own bar, which comes last.
  const bar = [...document.querySelectorAll('[data-foot-bar]')].at(-1);
  const lowest = bar ? Math.min(innerHeight - bar.getBoundingClientRect().top + gap, highest) : margin;
  const kept = [...document.querySelectorAll(subjects)]
    .filter((subject) => !region.contains(subject))
    .map((subject) => subject.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left);
  const isFree = (above: number) => {
    const bottom = innerHeight - above;
    return kept.every((box) => box.bottom <= bottom - height || box.top >= bottom);
  };
  const aboveSubjects = kept.map(({ top }) => innerHeight - top + gap);
  const above = [lowest, ...aboveSubjects, highest]
    .filter((candidate) => candidate >= lowest && candidate <= highest)
    .toSorted((one, other) => one - other)
    .find(isFree);
  region.style.setProperty('--above', `${Math.round(above ?? lowest)}px`);
}
