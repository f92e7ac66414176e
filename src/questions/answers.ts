import type { Question } from './question.ts';
import { parseQuestion } from './registry.ts';

type Answerable = Pick<Question, 'type' | 'data'>;

/** Whether the question is answered completely. A question that cannot be shown cannot be answered. */
export function isAnswered(question: Answerable): boolean {
  return parseQuestion(question)?.isAnswered ?? false;
}

/** Whether the question is answered, at least partly. */
export function isStarted(question: Answerable): boolean {
  const parsed = parseQuestion(question);
  return parsed !== undefined && (parsed.isAnswered || parsed.progress !== undefined);
}

/** How many of the questions are answered, as in '3 of 5 answered'. */
export function answeredCount(questions: readonly Answerable[]): number {
  return questions.filter(isAnswered).length;
}

/** The state of a question in the question map: 'Answered', 'To do', or how far it is ('1 of 3 blanks'). */
export function progressLabel(question: Answerable): string {
  const parsed = parseQuestion(question);
  if (parsed?.isAnswered) return 'Answered';
  return parsed?.progress ?? 'To do';
}

/** The questions of a result that are worth practising: not fully right by the server's score, and scored at all. */
export function missedQuestions<Q extends Answerable>(questions: readonly Q[]): Q[] {
  return questions.filter((question) => parseQuestion(question)?.isMissed ?? false);
}
