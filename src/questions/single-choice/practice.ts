import type { Practice } from '../practice.ts';
import type { SingleChoiceData } from './data.ts';

export const singleChoicePractice: Practice<SingleChoiceData> = {
  rightAnswer: ({ options, correctAnswer }) =>
    typeof correctAnswer === 'string' && options.includes(correctAnswer) ? correctAnswer : null,
  score: ({ answer, correctAnswer }) => (typeof answer === 'string' && answer === correctAnswer ? 1 : 0),
  help: ({ options }) =>
    new Set(options).size > 2 ? ['It is another one. Read each option once more.'] : null,
  cleared: (data) => ({ ...data, answer: null, score: null }),
};
