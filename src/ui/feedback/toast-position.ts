import { useLayoutEffect, type RefObject } from 'react';

/** Minimum distance in px from a toast to the top of the window, and to elements that it must not cover. */
const gap = 16;

const uncoveredSelector = '[role="alert"], [aria-invalid="true"], :is(a, button, input, textarea):focus';

/** Sticky bars. Toasts may cover bars that are not sticky, except for the alert and the focused control in them. */
const footBarSelector = '[data-foot-bar]:not([data-foot-bar="static"])';

/**
 * Keeps toasts above a `FootBar`, and away from alerts, invalid fields and the focused control. Measures in every frame
 * while a toast is shown, because scrolling moves the bar.
 *
 * @param region gets the custom property `--above`: px between the bottom of the window and the toasts
 */
export function useToastPosition(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let frame = 0;
    const update = () => {
      if (region.current) placeToasts(region.current);
      frame = requestAnimationFrame(update);
    };
    update();
    return () => cancelAnimationFrame(frame);
  }, [region]);
}

function placeToasts(region: HTMLElement): void {
  const { left, right, height } = region.getBoundingClientRect();
  const highest = Math.max(0, innerHeight - height - gap);
  const margin = Number.parseFloat(getComputedStyle(region).getPropertyValue('--margin'));
  const isInColumn = (box: DOMRect) => box.width > 0 && box.left < right && box.right > left;
  // The bar of a dialog is last in the document, and covers other bars.
  const bar = [...document.querySelectorAll(footBarSelector)]
    .map((element) => element.getBoundingClientRect())
    .findLast(isInColumn);
  const isBarInView = bar && bar.top < innerHeight && bar.bottom > 0;
  const lowest = isBarInView ? Math.max(margin, Math.min(innerHeight - bar.top + gap, highest)) : margin;
  const boxes = [...document.querySelectorAll(uncoveredSelector)]
    .filter((element) => !region.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(isInColumn);
  const isFree = (above: number) => {
    const bottom = innerHeight - above;
    return boxes.every((box) => box.bottom <= bottom - height || box.top >= bottom);
  };
  const candidates = boxes.map(({ top }) => innerHeight - top + gap);
  const above = [lowest, ...candidates, highest]
    .filter((candidate) => candidate >= lowest && candidate <= highest)
    .toSorted((first, second) => first - second)
    .find(isFree);
  region.style.setProperty('--above', `${Math.round(above ?? lowest)}px`);
}
