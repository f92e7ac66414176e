import type { Question } from '#questions/question.ts';
import { readQuestion } from '#questions/registry.ts';

/** One go through the missed questions of a result, in the page's memory alone: a reload begins a new one. */
export interface Round {
  /** With the answers of this round; a checked one also has the score that it would have. */
  questions: readonly Question[];
  /** Which one is shown, from 0; as many as there are when the round is over. */
  place: number;
  /** The one that is shown has been marked. */
  isChecked: boolean;
}

/** @param missed as the result has them; nothing of an earlier answer is left in the round */
export const newRound = (missed: readonly Question[]): Round => ({
  questions: missed.map((question) => ({ ...question, data: readQuestion(question)?.cleared() })),
  place: 0,
  isChecked: false,
});

/** The question that is shown; undefined when the round is over. */
export const shownQuestion = ({ questions, place }: Round): Question | undefined => questions[place];

/** The round with other data in the question that is shown. */
const withData = (round: Round, data: unknown): Round => ({
  ...round,
  questions: round.questions.map((question, index) =>
    index === round.place ? { ...question, data } : question,
  ),
});

/** After checking, an answer stays as it was. */
export const withAnswer = (round: Round, data: unknown): Round =>
  round.isChecked ? round : withData(round, data);

/** Marked on the spot. A question without any answer is not: whoever presses too early loses nothing. */
export function checked(round: Round): Round {
  const question = shownQuestion(round);
  const read = question && readQuestion(question);
  const isStarted = read !== undefined && (read.isAnswered || read.progress !== undefined);
  return isStarted ? { ...withData(round, read.marked()), isChecked: true } : round;
}

export const advanced = (round: Round): Round =>
  round.isChecked ? { ...round, place: round.place + 1, isChecked: false } : round;

/** How many questions were right in this round so far. */
export const rightCount = ({ questions }: Round): number => questions.filter(isRight).length;

/** Whether a question of a round was checked and right. */
export const isRight = (question: Question): boolean => readQuestion(question)?.verdict().tone === 'ok';
