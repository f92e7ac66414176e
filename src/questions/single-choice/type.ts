import { verdictOf } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType } from '../question.ts';
import { spokenOptions } from '../spoken.ts';
import { SingleChoiceAnswering } from './answering.tsx';
import { chosenOption, singleChoiceData, type SingleChoiceData } from './data.ts';
import { singleChoicePractice } from './practice.ts';
import { SingleChoiceReview } from './review.tsx';

export const singleChoice: QuestionType<SingleChoiceData> = {
  parse: (data) => parseData(singleChoiceData, data),
  prompt: (data) => data.prompt,
  spoken: (data) => spokenOptions(data.options),
  isAnswered: (data) => chosenOption(data) !== null,
  verdict: (data) => verdictOf(data.score, chosenOption(data) !== null),
  practice: singleChoicePractice,
  Answering: SingleChoiceAnswering,
  Review: SingleChoiceReview,
};
