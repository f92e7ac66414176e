import { verdictOf } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType, Verdict } from '../question.ts';
import { TextAnswering } from './answering.tsx';
import { isTextAnswered, isTextMarked, textAnswerData, type TextAnswerData } from './data.ts';
import { TextReview } from './review.tsx';

function verdict(data: TextAnswerData): Verdict {
  if (isTextMarked(data)) return verdictOf(data.score, isTextAnswered(data));
  return { tone: 'plain', words: isTextAnswered(data) ? 'Not marked' : 'Not answered' };
}

export const textAnswer: QuestionType<TextAnswerData> = {
  read: (data) => parseData(textAnswerData, data),
  prompt: (data) => data.prompt,
  isAnswered: isTextAnswered,
  verdict,
  Answering: TextAnswering,
  Review: TextReview,
};
