/** Whether the window shows all from the start of one element to the end of another, clear of the bars. */
export const isInView = (first: Element, last: Element): boolean => isStartInView(first) && isEndInView(last);

/** Not hidden by the bars above. */
export const isStartInView = (element: Element): boolean =>
  element.getBoundingClientRect().top >= coveredBy('scroll-padding-top');

/** Not hidden by the bar at the foot. */
export const isEndInView = (element: Element): boolean =>
  element.getBoundingClientRect().bottom <= innerHeight - coveredBy('scroll-padding-bottom');

/** In px: what base.css keeps clear at an edge, without the last few of them. */
const coveredBy = (property: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property)) - 16;
