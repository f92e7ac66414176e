import { roundScore, type Practice } from '../practice.ts';
import type { FillInData } from './data.ts';
import { splitAtBlanks } from './paragraph.ts';

/** The right answer for each blank: from the answer key, else from the brackets. */
const rightAnswers = ({ paragraph, correctAnswers }: FillInData): string[] =>
  correctAnswers ?? splitAtBlanks(paragraph).flatMap((piece) => (piece.kind === 'blank' ? [piece.text] : []));

export const fillInPractice: Practice<FillInData> = {
  rightAnswer(data) {
    const answers = rightAnswers(data).map((answer) => answer.trim());
    return answers.length > 0 && answers.every((answer) => answer !== '') ? answers.join(', ') : null;
  },
  /** The share of blanks that are right: equal after trimming, and in the same case (D-065). */
  score(data) {
    const answers = rightAnswers(data);
    const right = answers.filter((answer, index) => (data.answer?.[index] ?? '').trim() === answer.trim());
    return answers.length > 0 ? roundScore(right.length / answers.length) : 0;
  },
  cleared: (data) => ({ ...data, answer: [], score: null }),
};
