import { spokenChoice, spokenOptions } from '../choice/spoken.ts';
import { verdictOf } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType } from '../question.ts';
import { SingleChoiceAnswering } from './answering.tsx';
import { chosenOption, singleChoiceData, type SingleChoiceData } from './data.ts';
import { singleChoiceParts } from './parts.ts';
import { singleChoicePractice } from './practice.ts';
import { SingleChoiceReview } from './review.tsx';

export const singleChoice: QuestionType<SingleChoiceData> = {
  name: 'Single-Answer (MCQ)',
  parse: (data) => parseData(singleChoiceData, data),
  prompt: (data) => data.prompt,
  spoken: (data) => spokenOptions(data.options),
  spokenGiven: (data) => spokenChoice('Your answer:', data.options, [chosenOption(data) ?? []].flat()),
  isAnswered: (data) => chosenOption(data) !== null,
  verdict: (data) => verdictOf(data.score, chosenOption(data) !== null),
  practice: singleChoicePractice,
  parts: singleChoiceParts,
  Answering: SingleChoiceAnswering,
  Review: SingleChoiceReview,
};
