import { formatNameList } from '#lib/text/format-name-list.ts';
import { isSameAnswer } from '#openapi/rules/answers.ts';
import { listBlankWords, readBlanks } from '#openapi/rules/blanks.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { hasThousandsComma, isNearlyRight, thousandsCommaHelp } from '../nearly-right.ts';
import type { Practice } from '../practice.ts';
import { blanksOf, isFilled, isRight, type FillInData } from './data.ts';

/** Returns the answer key, else the answers in brackets. */
const rightAnswers = ({ paragraph, correctAnswers }: FillInData): string[] =>
  correctAnswers ?? listBlankWords(paragraph);

/** A comma cannot separate answers with a comma, such as `1,5`, nor numbers: '3, 14' reads as a decimal. */
const joinAnswers = (answers: readonly string[]): string =>
  answers.join(answers.some((answer) => /[,\d]/.test(answer)) ? '; ' : ', ');

export const fillInPractice: Practice<FillInData> = {
  rightAnswer(data) {
    const answers = rightAnswers(data).map((answer) => answer.trim());
    return answers.length > 0 && answers.every((answer) => answer !== '') ? joinAnswers(answers) : null;
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
    const wrong = blanks.filter((blank) => isFilled(blank) && !isRight(blank));
    const { shown } = readBlanks(data.paragraph);
    const nearly = wrong.filter(({ given, correct }) => isNearlyRight(given, correct ?? '', shown));
    const withComma = wrong.filter(({ given, correct }) => hasThousandsComma(given, correct ?? ''));
    return [
      right.length > 0
        ? `${right.length === 1 ? 'Blank' : 'Blanks'} ${formatNameList(right)} ${right.length === 1 ? 'is' : 'are'} right.`
        : 'None of the blanks is right yet.',
      ...nearly.map(({ number }) => `Blank ${number} is very close: look at each letter, capitals too.`),
      ...withComma.map(({ number }) => `Blank ${number}: the ${thousandsCommaHelp}`),
    ];
  },
  /** Without the hint, which practice shows only after a wrong first try. */
  cleared: (data) => ({ ...data, answer: [], score: null, hint: null }),
};
