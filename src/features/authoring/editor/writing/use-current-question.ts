import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { questionElement } from '../focus-question.ts';

/**
 * Which question is being written: the one that had the focus or was pressed last.
 *
 * @returns its key, undefined for the title and the description; and the props for the element around the fields
 */
export function useCurrentQuestion() {
  const [current, setCurrent] = useState<string>();
  const [handlers] = useState(() => {
    const follow = ({ target, currentTarget }: SyntheticEvent) => {
      // What opens over the page is, for React, inside of the fields.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      const key = target.closest<HTMLElement>('[data-question]')?.dataset['question'];
      if (key !== undefined || target.closest('[data-activity-fields]')) setCurrent(key);
    };
    return { onFocus: follow, onPointerDown: follow };
  });
  return { current, handlers };
}

/** On a phone, where the preview takes the place of the questions: the way back ends at the question that was left. */
export function useReturnToQuestion(isShown: boolean, current: string | undefined): void {
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  useLayoutEffect(() => {
    if (isShown) questionElement(latest.current)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isShown]);
}
