import { useEffect, useRef, useState } from 'react';
import type { Question } from '#questions/question.ts';
import { goToQuestion } from '../go-to-question.ts';
import { advanced, checked, newRound, shownQuestion, withAnswer } from './practise-round.ts';

/** A round of practice on the screen. Each new question, and the end, gets the focus at its heading. */
export function usePractiseRound(missed: readonly Question[]) {
  const [round, setRound] = useState(() => newRound(missed));
  const [isTooEarly, setTooEarly] = useState(false);
  const [steps, setSteps] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);

  // The first question leaves the focus to the heading of the screen.
  useEffect(() => {
    if (steps > 0) headingRef.current?.focus();
  }, [steps]);

  const step = (next: typeof round) => {
    setRound(next);
    setSteps(steps + 1);
  };

  return {
    round,
    headingRef,
    /** Check was pressed and there is no answer yet. */
    isTooEarly,
    answer: (data: unknown) => {
      setTooEarly(false);
      setRound(withAnswer(round, data));
    },
    check: () => {
      const next = checked(round);
      const question = shownQuestion(round);
      setRound(next);
      setTooEarly(!next.isChecked);
      if (!next.isChecked && question) goToQuestion(question);
    },
    next: () => step(advanced(round)),
    again: () => step(newRound(missed)),
  };
}
