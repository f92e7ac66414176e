import { roundScore, type Practice } from '../practice.ts';
import type { FillInData } from './data.ts';
import { pieces } from './paragraph.ts';

/** The right words, one a blank: those of the key, else what stands in the brackets. */
const rightWords = ({ paragraph, correctAnswers }: FillInData): string[] =>
  correctAnswers ?? pieces(paragraph).flatMap((piece) => (piece.kind === 'blank' ? [piece.text] : []));

export const fillInPractice: Practice<FillInData> = {
  rightAnswer(data) {
    const words = rightWords(data).map((word) => word.trim());
    return words.length > 0 && words.every((word) => word !== '') ? words.join(', ') : null;
  },
  /** The share of blanks that are equal after trimming, case and all (D-065). */
  score(data) {
    const words = rightWords(data);
    const right = words.filter((word, index) => (data.answer?.[index] ?? '').trim() === word.trim());
    return words.length > 0 ? roundScore(right.length / words.length) : 0;
  },
  cleared: (data) => ({ ...data, answer: [], score: null }),
};
