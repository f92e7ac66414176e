import { slotCharacter } from '#openapi/rules/formatted-text.ts';
import { verdictOf, unscoredVerdict } from '../marking.ts';
import { parseData } from '../parse-data.ts';
import type { QuestionType, Verdict } from '../question.ts';
import { FillInAnswering } from './answering.tsx';
import { blanksOf, fillInData, isFilled, isRight, type FillInData } from './data.ts';
import { splitInstruction } from './paragraph.ts';
import { fillInParts } from './parts.ts';
import { fillInPractice } from './practice.ts';
import { FillInReview } from './review.tsx';
import { spokenCorrections, spokenFilled, spokenParagraph } from './spoken.ts';

function progress(data: FillInData): string | undefined {
  const blanks = blanksOf(data);
  const filled = blanks.filter(isFilled).length;
  return filled > 0 ? `${filled} of ${blanks.length} blanks` : undefined;
}

function verdict(data: FillInData): Verdict {
  const blanks = blanksOf(data);
  // The server does not score a paragraph without blanks.
  if (blanks.length === 0) return unscoredVerdict('Not marked');
  const right = blanks.filter(isRight).length;
  return verdictOf(data.score, blanks.some(isFilled), `${right} of ${blanks.length} blanks`);
}

export const fillInTheBlanks: QuestionType<FillInData> = {
  name: 'Fill in the Blanks',
  parse: (data) => parseData(fillInData, data),
  prompt: (data) => splitInstruction(data.paragraph).prompt,
  title: (data) => splitInstruction(data.paragraph).text.replaceAll(slotCharacter, '___'),
  spoken: spokenParagraph,
  spokenGiven: spokenFilled,
  spokenRight: spokenCorrections,
  isAnswered: (data) => blanksOf(data).every(isFilled),
  progress,
  verdict,
  practice: fillInPractice,
  parts: fillInParts,
  Answering: FillInAnswering,
  Review: FillInReview,
};
