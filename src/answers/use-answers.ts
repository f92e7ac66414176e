import { useState } from 'react';
import { useStore } from 'zustand';
import type { Answers } from './answers.ts';
import { learnerAnswers } from './learner-answers.ts';

export const useAllAnswers = (): ReadonlyMap<string, Answers> => useStore(learnerAnswers.store);

export const useActivityAnswers = (activityId: string): Answers | undefined =>
  useStore(learnerAnswers.store, (all) => all.get(activityId));

/** @throws Error unless the route's loader has opened the answer sheet */
export function useOpenAnswers(activityId: string): Answers {
  const present = useActivityAnswers(activityId);
  const [last, setLast] = useState(present);
  if (present && present !== last) setLast(present);
  // When the session ends, the answers are removed shortly before the screen unmounts.
  const shown = present ?? last;
  if (!shown) throw new Error('The answer sheet is not open.');
  return shown;
}
