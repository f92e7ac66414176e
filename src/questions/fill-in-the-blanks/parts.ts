import { listBlankWords } from '#openapi/rules/blanks.ts';
import { optionalPart, type QuestionPart } from '../parts.ts';
import type { FillInData } from './data.ts';

/** The stored paragraph: each blank is its answer in square brackets, `[[100]]`. */
export function fillInParts({ paragraph, correctAnswers, hint, feedBack }: FillInData): QuestionPart[] {
  const words = listBlankWords(paragraph).map((word) => word.trim());
  const counted = words.map((word, index) => correctAnswers?.[index]?.trim() ?? word);
  // The list is authoritative; show it only if it differs from the brackets.
  const differs = counted.some((answer, index) => answer !== words[index]);
  return [
    { label: 'Paragraph', text: paragraph },
    ...optionalPart('Correct answers', differs ? counted.join(', ') : null),
    ...optionalPart('Hint', hint),
    ...optionalPart('Feedback', feedBack),
  ];
}
