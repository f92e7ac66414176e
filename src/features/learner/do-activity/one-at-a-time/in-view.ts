/** Whether all content between two elements is in view and not covered by a bar. */
export const isInView = (first: Element, last: Element): boolean => isStartInView(first) && isEndInView(last);

export const isStartInView = (element: Element): boolean =>
  element.getBoundingClientRect().top >= coveredBy('scroll-padding-top');

export const isEndInView = (element: Element): boolean =>
  element.getBoundingClientRect().bottom <= innerHeight - coveredBy('scroll-padding-bottom');

/** The scroll padding that base.css sets for the bars, in px, with a tolerance of 16. */
const coveredBy = (property: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property)) - 16;
