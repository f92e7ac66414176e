import { optionalPart, type QuestionPart } from '../parts.ts';
import { labelOf, type TrueFalseData } from './data.ts';

export const trueFalseParts = ({ question, correctAnswer, feedBack }: TrueFalseData): QuestionPart[] => [
  { label: 'Question', text: question },
  ...optionalPart('Correct answer', typeof correctAnswer === 'boolean' ? labelOf(correctAnswer) : null),
  ...optionalPart('Feedback', feedBack),
];
