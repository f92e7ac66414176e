import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';

type Data = Readonly<Record<string, unknown>>;

/** Properties of question data that hold answers (D-068). */
const answerProperties = ['answer', 'answers', 'selectedAnswers'] as const;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

export const extractAnswers = (data: unknown): Data =>
  isData(data)
    ? Object.fromEntries(answerProperties.flatMap((name) => (name in data ? [[name, data[name]]] : [])))
    : {};

export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(extractAnswers(one)) === JSON.stringify(extractAnswers(other));

/** Copies the answer of other data into a question's data; undefined if the result is invalid. */
export function withAnswerFrom({ type, data }: Pick<Question, 'type' | 'data'>, other: unknown): unknown {
  if (!isData(data) || !isData(other)) return undefined;
  const asked = Object.entries(data).filter(
    ([name]) => !(answerProperties as readonly string[]).includes(name),
  );
  const answered = { ...Object.fromEntries(asked), ...extractAnswers(other) };
  return parseQuestion({ type, data: answered }) ? answered : undefined;
}
