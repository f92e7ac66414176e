import type { Practice } from '../practice.ts';
import type { TextAnswerData } from './data.ts';

/** Surrounding spaces and letter case do not matter (D-064). */
const normalize = (text: string | null | undefined): string => text?.trim().toLowerCase() ?? '';

export const textAnswerPractice: Practice<TextAnswerData> = {
  rightAnswer: ({ correctAnswer }) => correctAnswer?.trim() || null,
  score: ({ answer, correctAnswer }) =>
    normalize(correctAnswer) !== '' && normalize(answer) === normalize(correctAnswer) ? 1 : 0,
  cleared: (data) => ({ ...data, answer: null, score: null }),
};
