import { spokenChoice, spokenOptions } from '../choice/spoken.ts';
import { verdictOf } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType } from '../question.ts';
import { TrueFalseAnswering } from './answering.tsx';
import { isTrueFalseAnswered, trueFalseData, labelOf, type TrueFalseData } from './data.ts';
import { trueFalseParts } from './parts.ts';
import { trueFalsePractice } from './practice.ts';
import { TrueFalseReview } from './review.tsx';

const labels = [true, false].map(labelOf);

export const trueFalse: QuestionType<TrueFalseData> = {
  name: 'True/False',
  parse: (data) => parseData(trueFalseData, data),
  prompt: (data) => data.question,
  spoken: () => spokenOptions(labels),
  spokenGiven: ({ answer }) =>
    spokenChoice('Your answer:', labels, typeof answer === 'boolean' ? [labelOf(answer)] : []),
  isAnswered: isTrueFalseAnswered,
  verdict: (data) => verdictOf(data.score, isTrueFalseAnswered(data)),
  practice: trueFalsePractice,
  parts: trueFalseParts,
  Answering: TrueFalseAnswering,
  Review: TrueFalseReview,
};
