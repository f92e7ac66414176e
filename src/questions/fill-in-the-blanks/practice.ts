import { formatNameList } from '#lib/text/format-name-list.ts';
import { isSameAnswer } from '#openapi/rules/answers.ts';
import { listBlankWords } from '#openapi/rules/blanks.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { isNearlyRight } from '../nearly-right.ts';
import type { Practice } from '../practice.ts';
import { blanksOf, isFilled, isRight, type FillInData } from './data.ts';

/** Returns the answer key, else the answers in brackets. */
const rightAnswers = ({ paragraph, correctAnswers }: FillInData): string[] =>
  correctAnswers ?? listBlankWords(paragraph);

export const fillInPractice: Practice<FillInData> = {
  rightAnswer(data) {
    const answers = rightAnswers(data).map((answer) => answer.trim());
    return answers.length > 0 && answers.every((answer) => answer !== '') ? answers.join(', ') : null;
  },
  /** Share of correct blanks (D-065). */
  score(data) {
    const answers = rightAnswers(data);
    const right = answers.filter((answer, index) => isSameAnswer(data.answer?.[index] ?? '', answer));
    return answers.length > 0 ? roundHalfUp(right.length / answers.length, 2) : 0;
  },
  help(data) {
    const blanks = blanksOf(data);
    const right = blanks.filter(isRight).map(({ number }) => String(number));
    const nearly = blanks.filter(
      (blank) => isFilled(blank) && !isRight(blank) && isNearlyRight(blank.given, blank.correct ?? ''),
    );
    return [
      right.length > 0
        ? `${right.length === 1 ? 'Blank' : 'Blanks'} ${formatNameList(right)} ${right.length === 1 ? 'is' : 'are'} right.`
        : 'None of the blanks is right yet.',
      ...nearly.map(({ number }) => `Blank ${number} is very close: look at each letter, capitals too.`),
    ];
  },
  /** Without the hint, which practice shows only after a wrong first try. */
  cleared: (data) => ({ ...data, answer: [], score: null, hint: null }),
};
