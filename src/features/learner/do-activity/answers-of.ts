import type { components } from '#api/contract.gen.ts';
import type { Decoded } from '#api/question-data.ts';
import type { Question } from '#questions/question.ts';
import { readQuestion } from '#questions/registry.ts';

type AnsweredQuestion = Decoded<components['schemas']['AnsweredQuestion']>;

/** What is sent of a sheet: the questions that can be answered. The server refuses a type that it does not know. */
export function answersOf(questions: readonly Question[]): AnsweredQuestion[] {
  return questions
    .filter((question) => readQuestion(question) !== undefined)
    .map(({ id, type, data }) => ({ id, type, data }) as AnsweredQuestion);
}
