import type { Practice } from '../practice.ts';
import { isTrueFalseAnswered, labelOf, type TrueFalseData } from './data.ts';

export const trueFalsePractice: Practice<TrueFalseData> = {
  rightAnswer: ({ correctAnswer }) => (typeof correctAnswer === 'boolean' ? labelOf(correctAnswer) : null),
  score: (data) => (isTrueFalseAnswered(data) && data.answer === data.correctAnswer ? 1 : 0),
  help: () => null,
  cleared: (data) => ({ ...data, answer: null, score: null }),
};
