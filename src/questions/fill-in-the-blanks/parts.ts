import { listBlankWords } from '#openapi/rules/blanks.ts';
import { optionalPart, type QuestionPart } from '../parts.ts';
import type { FillInData } from './data.ts';

/** The stored paragraph contains each answer in square brackets, `[[100]]`. */
export function fillInParts({ paragraph, correctAnswers, hint, feedBack }: FillInData): QuestionPart[] {
  const inBrackets = listBlankWords(paragraph).map((word) => word.trim());
  const authoritative = inBrackets.map((word, index) => correctAnswers?.[index]?.trim() ?? word);
  // The list is authoritative; show it only if it differs.
  const differs = authoritative.some((answer, index) => answer !== inBrackets[index]);
  return [
    { label: 'Paragraph', text: paragraph },
    ...optionalPart('Correct answers', differs ? authoritative.join(', ') : null),
    ...optionalPart('Hint', hint),
    ...optionalPart('Feedback', feedBack),
  ];
}
