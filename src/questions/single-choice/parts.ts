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
    // An answer that is no option marks none of them: nobody could be right.
    ...optionalPart('Correct answer', isMissing ? correctAnswer : null),
    ...optionalPart('Feedback', feedBack),
  ];
}
