import type { Question } from './question.ts';
import { parseQuestion } from './registry.ts';

type Answerable = Pick<Question, 'type' | 'data'>;

/** Whether the question is answered completely; false if its data is invalid. */
export function isAnswered(question: Answerable): boolean {
  return parseQuestion(question)?.isAnswered ?? false;
}

export function isStarted(question: Answerable): boolean {
  const parsed = parseQuestion(question);
  return parsed !== undefined && (parsed.isAnswered || parsed.progress !== undefined);
}

export function answeredCount(questions: readonly Answerable[]): number {
  return questions.filter(isAnswered).length;
}

/** Returns the label in the question map: 'Answered', 'To do', or partial progress ('1 of 3 blanks'). */
export function progressLabel(question: Answerable): string {
  const parsed = parseQuestion(question);
  if (parsed?.isAnswered) return 'Answered';
  return parsed?.progress ?? 'To do';
}

/** Returns the questions of a result to practise: not fully correct, with the correct answer revealed. */
export function missedQuestions<Q extends Answerable>(questions: readonly Q[]): Q[] {
  return questions.filter((question) => parseQuestion(question)?.isMissed ?? false);
}

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
