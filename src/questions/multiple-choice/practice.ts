import type { Practice } from '../practice.ts';
import type { MultipleChoiceData } from './data.ts';

export const multipleChoicePractice: Practice<MultipleChoiceData> = {
  rightAnswer({ options, correctAnswers }) {
    const right = [...new Set(correctAnswers)];
    const canBeChosen = right.length > 0 && right.every((option) => options.includes(option));
    return canBeChosen ? right.join(', ') : null;
  },
  /** 1 for exactly the correct options in any order, if there are any. */
  score({ selectedAnswers, correctAnswers }) {
    const right = new Set(correctAnswers);
    const chosen = new Set(selectedAnswers);
    if (right.size === 0 || right.size !== chosen.size) return 0;
    return [...right].every((option) => chosen.has(option)) ? 1 : 0;
  },
  help({ options, selectedAnswers, correctAnswers }) {
    if (new Set(options).size <= 2) return null;
    const right = new Set(correctAnswers);
    const chosen = new Set(selectedAnswers);
    const found = [...chosen].filter((option) => right.has(option)).length;
    if (found === 0) {
      return [chosen.size === 1 ? 'This one is not right yet.' : 'None of these is right yet.'];
    }
    if (found === chosen.size) return ['All that you chose is right. Something is missing.'];
    if (found === right.size) return ['All the right ones are chosen, and something else.'];
    return [`${found} of the ${chosen.size} that you chose ${found === 1 ? 'is' : 'are'} right.`];
  },
  cleared: (data) => ({ ...data, selectedAnswers: [], score: null }),
};
