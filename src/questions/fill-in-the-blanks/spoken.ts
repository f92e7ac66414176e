import type { SpokenLine } from '#components/reading/spoken-line.ts';
import { correctAnswerText } from '../marking.ts';
import { toCode } from '../text/plain-text.ts';
import { spokenFormattedText } from '../text/spoken.ts';
import { blanksOf, isFilled, isRight, type Blank, type FillInData } from './data.ts';
import { splitInstruction } from './paragraph.ts';

const part = 'paragraph';

export const spokenParagraph = ({ paragraph, hint }: FillInData): SpokenLine[] => [
  ...spokenFormattedText(splitInstruction(paragraph).text, part),
  ...(hint?.trim() ? spokenFormattedText(hintText(hint), 'hint') : []),
];

export const hintText = (hint: string): string => `Hint: ${hint.trim()}`;

export function spokenFilled(data: FillInData): SpokenLine[] {
  const blanks = blanksOf(data);
  return spokenFormattedText(splitInstruction(data.paragraph).text, part, (index) => blanks[index]?.given);
}

/** 'Blank 2: not correct. The answer is 8.'; undefined for a correct blank. */
export function correctionText(blank: Blank): string | undefined {
  if (blank.correct === null || isRight(blank)) return undefined;
  const verdict = isFilled(blank) ? 'not correct' : 'not answered';
  return `Blank ${blank.number}: ${verdict}. ${correctAnswerText(blank.isCode ? toCode(blank.correct) : blank.correct)}`;
}

export const correctionPart = ({ number }: Blank): string => `blank-${number}`;

export const spokenCorrections = (data: FillInData): SpokenLine[] =>
  blanksOf(data).flatMap((blank) => {
    const correction = correctionText(blank);
    return correction ? spokenFormattedText(correction, correctionPart(blank)) : [];
  });
