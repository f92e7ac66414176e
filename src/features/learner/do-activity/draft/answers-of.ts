import type { components } from '#api/contract.gen.ts';
import type { Decoded } from '#api/question-data.ts';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';

type AnsweredQuestion = Decoded<components['schemas']['AnsweredQuestion']>;

/** The answers as they are sent, without questions that cannot be answered: the server refuses unknown types. */
export function answersOf(questions: readonly Question[]): AnsweredQuestion[] {
  return questions
    .filter((question) => parseQuestion(question) !== undefined)
    .map(({ id, type, data }) => ({ id, type, data }) as AnsweredQuestion);
}
