import { useEffect } from 'react';
import { cardId } from './card.tsx';

/** Brings the question that a link names into view, once (MOD-017). */
export function useFocusedQuestion(questionId: string | undefined): void {
  useEffect(() => {
    if (questionId === undefined) return undefined;
    // The router scrolls to the top of a new page first.
    const frame = requestAnimationFrame(() =>
      document.getElementById(cardId(questionId))?.scrollIntoView({ block: 'start' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [questionId]);
}
