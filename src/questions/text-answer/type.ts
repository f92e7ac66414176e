import { verdictOf, unscoredVerdict } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType, Verdict } from '../question.ts';
import { spokenPlainText, unmarkedLine } from '../text/spoken.ts';
import { TextAnswering } from './answering.tsx';
import { isTextAnswered, isTextMarked, modelAnswerOf, textAnswerData, type TextAnswerData } from './data.ts';
import { textAnswerParts } from './parts.ts';
import { textAnswerPractice } from './practice.ts';
import { TextReview } from './review.tsx';

function verdict(data: TextAnswerData): Verdict {
  if (isTextMarked(data)) return verdictOf(data.score, isTextAnswered(data));
  return unscoredVerdict(isTextAnswered(data) ? 'Not marked' : 'Not answered');
}

export const textAnswer: QuestionType<TextAnswerData> = {
  name: 'Text Answer',
  parse: (data) => parseData(textAnswerData, data),
  prompt: (data) => data.prompt,
  spoken: () => [],
  spokenGiven: (data) =>
    isTextAnswered(data) ? [unmarkedLine('Your answer:'), spokenPlainText(data.answer ?? '', 'given')] : [],
  comparison: modelAnswerOf,
  isAnswered: isTextAnswered,
  verdict,
  practice: textAnswerPractice,
  parts: textAnswerParts,
  Answering: TextAnswering,
  Review: TextReview,
};
