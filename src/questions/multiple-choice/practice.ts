import type { Practice } from '../practice.ts';
import type { MultipleChoiceData } from './data.ts';

export const multipleChoicePractice: Practice<MultipleChoiceData> = {
  rightAnswer({ options, correctAnswers }) {
    const right = [...new Set(correctAnswers)];
    const canBeChosen = right.length > 0 && right.every((option) => options.includes(option));
    return canBeChosen ? right.join(', ') : null;
  },
  /** Exactly the right options, in any order; without any right option nothing is right. */
  score({ selectedAnswers, correctAnswers }) {
    const right = new Set(correctAnswers);
    const chosen = new Set(selectedAnswers);
    if (right.size === 0 || right.size !== chosen.size) return 0;
    return [...right].every((option) => chosen.has(option)) ? 1 : 0;
  },
  cleared: (data) => ({ ...data, selectedAnswers: [], score: null }),
};
