import { optionalPart, type QuestionPart } from '../parts.ts';
import type { TextAnswerData } from './data.ts';

export const textAnswerParts = (data: TextAnswerData): QuestionPart[] => [
  { label: 'Question', text: data.prompt },
  ...optionalPart('Correct answer', data.correctAnswer),
  ...optionalPart('Model answer', data.modelAnswer),
  ...optionalPart('Feedback', data.feedBack),
];
