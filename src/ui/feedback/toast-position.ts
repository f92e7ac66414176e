import { useLayoutEffect, type RefObject } from 'react';

/** Pixels between a toast and what it must not cover, and to the top of the window. */
const gap = 16;

/** What a user has to see while a toast speaks about it. */
const subjects = '[role="alert"], [aria-invalid="true"], :is(a, button, input, textarea):focus';

/** Toasts may cover a bar that rests at the end of the page, except for its alert and its focused control. */
const footBar = '[data-foot-bar]:not([data-foot-bar="resting"])';

/**
 * Keeps toasts above the visible part of a `FootBar`, and away from alerts, invalid fields and the focused control. The bar
 * rises with the page when a footer comes into view, so positions are measured in every frame while a toast is shown.
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
  const margin = Number.parseFloat(getComputedStyle(region).getPropertyValue('--margin'));
  const isInColumn = (box: DOMRect) => box.width > 0 && box.left < right && box.right > left;
  // A form over the page has its own bar, which comes last.
  const bar = [...document.querySelectorAll(footBar)]
    .map((one) => one.getBoundingClientRect())
    .findLast(isInColumn);
  const isBarInView = bar && bar.top < innerHeight && bar.bottom > 0;
  const lowest = isBarInView ? Math.max(margin, Math.min(innerHeight - bar.top + gap, highest)) : margin;
  const boxes = [...document.querySelectorAll(subjects)]
    .filter((subject) => !region.contains(subject))
    .map((subject) => subject.getBoundingClientRect())
    .filter(isInColumn);
  const isFree = (above: number) => {
    const bottom = innerHeight - above;
    return boxes.every((box) => box.bottom <= bottom - height || box.top >= bottom);
  };
  const candidates = boxes.map(({ top }) => innerHeight - top + gap);
  const above = [lowest, ...candidates, highest]
    .filter((candidate) => candidate >= lowest && candidate <= highest)
    .toSorted((one, other) => one - other)
    .find(isFree);
  region.style.setProperty('--above', `${Math.round(above ?? lowest)}px`);
}
