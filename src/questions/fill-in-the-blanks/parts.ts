import { listBlankWords } from '#openapi/rules/blanks.ts';
import { optionalPart, type QuestionPart } from '../parts.ts';
import type { FillInData } from './data.ts';

/** The paragraph as it is stored: each blank is its word in square brackets, `[[100]]`. */
export function fillInParts({ paragraph, correctAnswers, hint, feedBack }: FillInData): QuestionPart[] {
  const words = listBlankWords(paragraph).map((word) => word.trim());
  const counted = words.map((word, index) => correctAnswers?.[index]?.trim() ?? word);
  // The list decides what is right. It is worth a line where it says something else than the brackets.
  const differs = counted.some((answer, index) => answer !== words[index]);
  return [
    { label: 'Paragraph', text: paragraph },
    ...optionalPart('Correct answers', differs ? counted.join(', ') : null),
    ...optionalPart('Hint', hint),
    ...optionalPart('Feedback', feedBack),
  ];
}
