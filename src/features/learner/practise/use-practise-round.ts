import { useEffect, useRef, useState } from 'react';
import type { Question } from '#questions/question.ts';
import { goToQuestion } from '../go-to-question.ts';
import { advanced, checked, isRight, newRound, shownQuestion, withAnswer } from './practise-round.ts';

/** Told how an answer went: whether it was right at the first try. */
export type OnMarked = (questionId: string, isRightAtOnce: boolean) => void;

/** A round of practice on the screen. The heading of each new question, and of the summary, gets the focus. */
export function usePractiseRound(missed: readonly Question[], onMarked: OnMarked = () => {}) {
  const [round, setRound] = useState(() => newRound(missed));
  const [isTooEarly, setTooEarly] = useState(false);
  const [steps, setSteps] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);

  // At the first question the focus stays on the heading of the screen.
  useEffect(() => {
    if (steps > 0) headingRef.current?.focus();
  }, [steps]);

  const goTo = (next: typeof round) => {
    setRound(next);
    setSteps(steps + 1);
  };

  return {
    round,
    headingRef,
    /** Check was pressed before there was an answer. */
    isTooEarly,
    answer: (data: unknown) => {
      setTooEarly(false);
      setRound(withAnswer(round, data));
    },
    check: () => {
      const next = checked(round);
      const question = shownQuestion(round);
      setRound(next);
      setTooEarly(next === round);
      if (!question) return;
      if (next.isChecked) onMarked(question.id, isRight(shownQuestion(next)) && round.help === undefined);
      else goToQuestion(question);
    },
    next: () => goTo(advanced(round)),
    restart: () => goTo(newRound(missed)),
  };
}
