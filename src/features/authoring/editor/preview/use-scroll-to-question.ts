import { useEffect, useRef } from 'react';

interface ScrollOptions {
  /** The index of the question; -1 for none. */
  index: number;
  /** A key that changes with the layout of the questions. */
  layout: string;
  /** Scrolls the page instead of the area. */
  scrollsPage: boolean;
  /** Does not scroll to a question that is in view. */
  onlyIfHidden?: boolean;
}

/**
 * Scrolls to the question that is being edited, within the scroll area or, with `scrollsPage`, by scrolling the page.
 *
 * @returns the ref for the scroll area; the question in it has `aria-current` or `data-current`
 */
export function useScrollToQuestion<Area extends HTMLElement>(options: ScrollOptions) {
  const { index, layout, scrollsPage, onlyIfHidden = false } = options;
  const area = useRef<Area>(null);
  const layoutKey = scrollsPage ? 'page' : layout;
  useEffect(() => {
    const { current } = area;
    const question = current?.querySelector('[aria-current], [data-current]');
    if (scrollsPage) question?.scrollIntoView({ block: 'start', behavior: 'instant' });
    else if (!question) current?.scrollTo({ top: 0, behavior: 'instant' });
    else if (current && !(onlyIfHidden && isInView(question, current))) {
      // `scrollIntoView` would also scroll the page.
      const distance = question.getBoundingClientRect().top - current.getBoundingClientRect().top;
      current.scrollBy({ top: distance - gapAbove, behavior: 'instant' });
    }
  }, [index, layoutKey, scrollsPage, onlyIfHidden]);
  return area;
}

/** In pixels, between the top of the area and the question. */
const gapAbove = 16;

function isInView(element: Element, area: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}
