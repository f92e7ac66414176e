import { optionalPart, optionParts, type QuestionPart } from '../parts.ts';
import type { MultipleChoiceData } from './data.ts';

export function multipleChoiceParts(data: MultipleChoiceData): QuestionPart[] {
  const { prompt, options, correctAnswers, feedBack } = data;
  const missing = (correctAnswers ?? []).filter((answer) => !options.includes(answer));
  return [
    { label: 'Question', text: prompt },
    ...optionParts(options, (option) => correctAnswers?.includes(option) ?? false),
    // Correct answers that match no option.
    ...optionalPart('Correct answers', missing.join(', ')),
    ...optionalPart('Feedback', feedBack),
  ];
}
