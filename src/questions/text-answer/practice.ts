import { comparable } from '../comparable.ts';
import { isNearly } from '../nearly.ts';
import type { Practice } from '../practice.ts';
import type { TextAnswerData } from './data.ts';

/** Surrounding spaces and letter case do not matter (D-064), nor do spaces between thousands (D-247). */
const normalize = (text: string | null | undefined): string => comparable(text ?? '').toLowerCase();

export const textAnswerPractice: Practice<TextAnswerData> = {
  rightAnswer: ({ correctAnswer }) => correctAnswer?.trim() || null,
  score: ({ answer, correctAnswer }) =>
    normalize(correctAnswer) !== '' && normalize(answer) === normalize(correctAnswer) ? 1 : 0,
  help({ answer, correctAnswer }) {
    const right = correctAnswer?.trim() ?? '';
    if (isNearly(answer ?? '', right)) return ['You are very close. Look at the spelling.'];
    return /^\p{L}+$/u.test(right)
      ? [`It is one word, and it begins with “${right.charAt(0).toUpperCase()}”.`]
      : ['Read the question once more, word by word.'];
  },
  cleared: (data) => ({ ...data, answer: null, score: null }),
};
