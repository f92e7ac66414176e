import type { Practice } from '../practice.ts';
import type { TextAnswerData } from './data.ts';

/** Outer spaces and letter case do not matter (D-064). */
const plain = (text: string | null | undefined): string => text?.trim().toLowerCase() ?? '';

export const textAnswerPractice: Practice<TextAnswerData> = {
  rightAnswer: ({ correctAnswer }) => correctAnswer?.trim() || null,
  score: ({ answer, correctAnswer }) =>
    plain(correctAnswer) !== '' && plain(answer) === plain(correctAnswer) ? 1 : 0,
  cleared: (data) => ({ ...data, answer: null, score: null }),
};
