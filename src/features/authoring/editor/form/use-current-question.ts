import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { questionElement } from '../focus-question.ts';

/**
 * Tracks the question that is being edited: the last one that was focused or pressed.
 *
 * @returns the key of the question, undefined for the title and the description; and event handlers for the element around
 * the fields
 */
export function useCurrentQuestion() {
  const [current, setCurrent] = useState<string>();
  const [handlers] = useState(() => {
    const updateCurrent = ({ target, currentTarget }: SyntheticEvent) => {
      // React also bubbles events from overlays, which are portals.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      const key = target.closest<HTMLElement>('[data-question]')?.dataset['question'];
      if (key !== undefined || target.closest('[data-activity-fields]')) setCurrent(key);
    };
    return { onFocus: updateCurrent, onPointerDown: updateCurrent };
  });
  return { current, handlers };
}

/** Scrolls back to the current question when a narrow page shows the questions again. */
export function useReturnToQuestion(isShown: boolean, current: string | undefined): void {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  useLayoutEffect(() => {
    if (isShown) questionElement(latest.current)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isShown]);
}
