import { isSameAnswer } from '#openapi/rules/answers.ts';
import { hasThousandsComma, isNearlyRight, thousandsCommaHelp } from '../nearly-right.ts';
import type { Practice } from '../practice.ts';
import type { TextAnswerData } from './data.ts';

export const textAnswerPractice: Practice<TextAnswerData> = {
  rightAnswer: ({ correctAnswer }) => correctAnswer?.trim() || null,
  score: ({ answer, correctAnswer }) => (isSameAnswer(answer ?? '', correctAnswer ?? '', true) ? 1 : 0),
  help({ prompt, answer, correctAnswer }) {
    const [given, right] = [answer ?? '', correctAnswer?.trim() ?? ''];
    if (hasThousandsComma(given, right)) return [`The ${thousandsCommaHelp}`];
    if (isNearlyRight(given, right, prompt)) return ['You are very close. Look at the spelling.'];
    return /^\p{L}+$/u.test(right)
      ? [`It is one word, and it begins with “${right.charAt(0).toUpperCase()}”.`]
      : ['Read the question once more, word by word.'];
  },
  cleared: (data) => ({ ...data, answer: null, score: null }),
};
