import { useEffect, useRef } from 'react';

/**
 * Keeps the question that is being written in view: in the scroll area of the preview, without a movement of the page. Where
 * the preview fills the page, the page is scrolled to it once.
 *
 * @param place the index of the question; -1 for the top
 * @param layout changes when the questions are laid out in another way
 * @returns the ref of the scroll area, in which the question has `aria-current`
 */
export function useFollowedQuestion(place: number, layout: string, fillsPage: boolean) {
  const region = useRef<HTMLElement>(null);
  const pageLayout = fillsPage ? 'page' : layout;
  useEffect(() => {
    const { current } = region;
    const question = current?.querySelector('[aria-current]');
    if (fillsPage) question?.scrollIntoView({ block: 'start', behavior: 'instant' });
    else if (current && question) {
      // Not `scrollIntoView`, which would move the page as well.
      const distance = question.getBoundingClientRect().top - current.getBoundingClientRect().top;
      current.scrollBy({ top: distance - gapAbove, behavior: 'instant' });
    } else current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [place, pageLayout, fillsPage]);
  return region;
}

/** Pixels that show that something is above. */
const gapAbove = 16;
