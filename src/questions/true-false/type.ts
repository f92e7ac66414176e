import { verdictOf } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType } from '../question.ts';
import { spokenOptions } from '../spoken.ts';
import { TrueFalseAnswering } from './answering.tsx';
import { isTrueFalseAnswered, trueFalseData, labelOf, type TrueFalseData } from './data.ts';
import { trueFalsePractice } from './practice.ts';
import { TrueFalseReview } from './review.tsx';

export const trueFalse: QuestionType<TrueFalseData> = {
  parse: (data) => parseData(trueFalseData, data),
  prompt: (data) => data.question,
  spoken: () => spokenOptions([true, false].map(labelOf)),
  isAnswered: isTrueFalseAnswered,
  verdict: (data) => verdictOf(data.score, isTrueFalseAnswered(data)),
  practice: trueFalsePractice,
  Answering: TrueFalseAnswering,
  Review: TrueFalseReview,
};
