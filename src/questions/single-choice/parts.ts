import { optionalPart, optionParts, type QuestionPart } from '../parts.ts';
import type { SingleChoiceData } from './data.ts';

export function singleChoiceParts({
  prompt,
  options,
  correctAnswer,
  feedBack,
}: SingleChoiceData): QuestionPart[] {
  const isMissing = typeof correctAnswer === 'string' && !options.includes(correctAnswer);
  return [
    { label: 'Question', text: prompt },
    ...optionParts(options, (option) => option === correctAnswer),
    // A correct answer that matches no option.
    ...optionalPart('Correct answer', isMissing ? correctAnswer : null),
    ...optionalPart('Feedback', feedBack),
  ];
}
