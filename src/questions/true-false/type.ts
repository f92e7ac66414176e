import { verdictOf } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType } from '../question.ts';
import { TrueFalseAnswering } from './answering.tsx';
import { isTrueFalseAnswered, trueFalseData, type TrueFalseData } from './data.ts';
import { TrueFalseReview } from './review.tsx';

export const trueFalse: QuestionType<TrueFalseData> = {
  read: (data) => parseData(trueFalseData, data),
  prompt: (data) => data.question,
  isAnswered: isTrueFalseAnswered,
  verdict: (data) => verdictOf(data.score, isTrueFalseAnswered(data)),
  Answering: TrueFalseAnswering,
  Review: TrueFalseReview,
};
