import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';

/** One pass through the missed questions of a result. It is not saved: a reload begins a new one. */
export interface Round {
  /** With the answers of this round; checked ones also have the score that they would get. */
  questions: readonly Question[];
  /** The index of the question that is shown; the number of questions when the round is over. */
  index: number;
  /** The question that is shown has been marked. */
  isChecked: boolean;
}

/** @param missed as they are in the result; the round starts without the earlier answers */
export const newRound = (missed: readonly Question[]): Round => ({
  questions: missed.map((question) => ({ ...question, data: parseQuestion(question)?.cleared() })),
  index: 0,
  isChecked: false,
});

/** The question that is shown; undefined when the round is over. */
export const shownQuestion = ({ questions, index }: Round): Question | undefined => questions[index];

/** The round with other data in the question that is shown. */
const withData = (round: Round, data: unknown): Round => ({
  ...round,
  questions: round.questions.map((question, index) =>
    index === round.index ? { ...question, data } : question,
  ),
});

/** A checked answer cannot be changed. */
export const withAnswer = (round: Round, data: unknown): Round =>
  round.isChecked ? round : withData(round, data);

/** Marks the question that is shown, unless it has no answer at all: pressing too early costs nothing. */
export function checked(round: Round): Round {
  const question = shownQuestion(round);
  const parsed = question && parseQuestion(question);
  const isStarted = parsed !== undefined && (parsed.isAnswered || parsed.progress !== undefined);
  return isStarted ? { ...withData(round, parsed.marked()), isChecked: true } : round;
}

export const advanced = (round: Round): Round =>
  round.isChecked ? { ...round, index: round.index + 1, isChecked: false } : round;

/** How many questions have been right in this round so far. */
export const rightCount = ({ questions }: Round): number => questions.filter(isRight).length;

/** Whether a question of a round was checked and right. */
export const isRight = (question: Question): boolean => parseQuestion(question)?.verdict().tone === 'ok';
