import { optionalPart, type QuestionPart } from '../parts.ts';
import type { TextAnswerData } from './data.ts';

export const textAnswerParts = ({ prompt, correctAnswer, feedBack }: TextAnswerData): QuestionPart[] => [
  { label: 'Question', text: prompt },
  ...optionalPart('Correct answer', correctAnswer),
  ...optionalPart('Feedback', feedBack),
];
