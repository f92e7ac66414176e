import { verdictOf } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType } from '../question.ts';
import { spokenOptions } from '../spoken.ts';
import { MultipleChoiceAnswering } from './answering.tsx';
import { chosenOptions, multipleChoiceData, type MultipleChoiceData } from './data.ts';
import { multipleChoicePractice } from './practice.ts';
import { MultipleChoiceReview } from './review.tsx';

export const multipleChoice: QuestionType<MultipleChoiceData> = {
  parse: (data) => parseData(multipleChoiceData, data),
  prompt: (data) => data.prompt,
  spoken: (data) => spokenOptions(data.options),
  isAnswered: (data) => chosenOptions(data).length > 0,
  verdict: (data) => verdictOf(data.score, chosenOptions(data).length > 0),
  practice: multipleChoicePractice,
  Answering: MultipleChoiceAnswering,
  Review: MultipleChoiceReview,
};
