import { useEffect, useRef } from 'react';

interface FollowOptions {
  /** The index of the question; -1 for none. */
  place: number;
  /** Changes when the questions are laid out in another way. */
  layout: string;
  /** The page is scrolled, once, where there is no scroll area. */
  fillsPage: boolean;
  /** A question that is in view stays where it is. */
  onlyIfHidden?: boolean;
}

/**
 * Keeps the question that is being written in view: in a scroll area, without a movement of the page.
 *
 * @returns the ref of the scroll area, in which the question has `aria-current` or `data-current`
 */
export function useFollowedQuestion<Area extends HTMLElement>(options: FollowOptions) {
  const { place, layout, fillsPage, onlyIfHidden = false } = options;
  const area = useRef<Area>(null);
  const ownLayout = fillsPage ? 'page' : layout;
  useEffect(() => {
    const { current } = area;
    const question = current?.querySelector('[aria-current], [data-current]');
    if (fillsPage) question?.scrollIntoView({ block: 'start', behavior: 'instant' });
    else if (!question) current?.scrollTo({ top: 0, behavior: 'instant' });
    else if (current && !(onlyIfHidden && isIn(question, current))) {
      // Not `scrollIntoView`, which would move the page as well.
      const distance = question.getBoundingClientRect().top - current.getBoundingClientRect().top;
      current.scrollBy({ top: distance - gapAbove, behavior: 'instant' });
    }
  }, [place, ownLayout, fillsPage, onlyIfHidden]);
  return area;
}

/** Pixels that show that something is above. */
const gapAbove = 16;

function isIn(element: Element, area: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}
