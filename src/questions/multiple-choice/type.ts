import { multipleMark } from '../choice/choice-marks.ts';
import { spokenChoice, spokenMarks, spokenOptions } from '../choice/spoken.ts';
import { verdictOf } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType } from '../question.ts';
import { MultipleChoiceAnswering } from './answering.tsx';
import { chosenOptions, multipleChoiceData, type MultipleChoiceData } from './data.ts';
import { multipleChoiceParts } from './parts.ts';
import { multipleChoicePractice } from './practice.ts';
import { MultipleChoiceReview } from './review.tsx';

export const multipleChoice: QuestionType<MultipleChoiceData> = {
  name: 'Multiple-Answer (MCQ)',
  parse: (data) => parseData(multipleChoiceData, data),
  prompt: (data) => data.prompt,
  spoken: (data) => spokenOptions(data.options),
  spokenGiven: (data) => spokenChoice('Your answer:', data.options, chosenOptions(data)),
  spokenRight: (data) =>
    spokenMarks(data.options, (option) =>
      multipleMark(option, chosenOptions(data), data.correctAnswers ?? null),
    ),
  isAnswered: (data) => chosenOptions(data).length > 0,
  verdict: (data) => verdictOf(data.score, chosenOptions(data).length > 0),
  practice: multipleChoicePractice,
  parts: multipleChoiceParts,
  Answering: MultipleChoiceAnswering,
  Review: MultipleChoiceReview,
};
