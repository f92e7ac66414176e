import { verdictOf, withoutPoints } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType, Verdict } from '../question.ts';
import { TextAnswering } from './answering.tsx';
import { isTextAnswered, isTextMarked, textAnswerData, type TextAnswerData } from './data.ts';
import { textAnswerPractice } from './practice.ts';
import { TextReview } from './review.tsx';

function verdict(data: TextAnswerData): Verdict {
  if (isTextMarked(data)) return verdictOf(data.score, isTextAnswered(data));
  return withoutPoints(isTextAnswered(data) ? 'Not marked' : 'Not answered');
}

export const textAnswer: QuestionType<TextAnswerData> = {
  parse: (data) => parseData(textAnswerData, data),
  prompt: (data) => data.prompt,
  spoken: () => [],
  isAnswered: isTextAnswered,
  verdict,
  practice: textAnswerPractice,
  Answering: TextAnswering,
  Review: TextReview,
};
