import type { AnsweredQuestion } from '#api/queries/activities/answer-sheet.ts';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import type { DatedQuestion } from './merge-answers.ts';

/** The server refuses unknown types. */
const answerable = <Q extends Question>(questions: readonly Q[]): Q[] =>
  questions.filter((question) => parseQuestion(question) !== undefined);

/** The answers as they are submitted, without questions that cannot be answered. */
export const answersOf = (questions: readonly Question[]): AnsweredQuestion[] =>
  answerable(questions).map(({ id, type, data }) => ({ id, type, data }) as AnsweredQuestion);

/** The answers as they are saved, each with the date-time of its last change, if the server compares those (D-246). */
export const datedAnswersOf = (questions: readonly DatedQuestion[]): AnsweredQuestion[] =>
  answerable(questions).map(
    ({ id, type, data, answerChangedAtUtc }) =>
      ({
        id,
        type,
        data,
        ...(answerChangedAtUtc !== undefined && { answerChangedAtUtc }),
      }) as AnsweredQuestion,
  );
