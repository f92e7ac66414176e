import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';

/** One pass through missed questions. It is not saved: a reload begins a new one. */
export interface Round {
  /** The questions as they were marked. */
  missed: readonly Question[];
  /** With the answers of this round; checked ones also have the score that they would get. */
  questions: readonly Question[];
  /** The index of the question that is shown; the number of questions when the round is over. */
  index: number;
  /** The question that is shown has been marked. */
  isChecked: boolean;
  /** After a wrong first try at the question that is shown: what helps with the second. */
  help: readonly string[] | undefined;
}

/** @param missed as they are in the result; the round starts without the earlier answers */
export const newRound = (missed: readonly Question[]): Round => ({
  missed,
  questions: missed.map((question) => ({ ...question, data: parseQuestion(question)?.cleared() })),
  index: 0,
  isChecked: false,
  help: undefined,
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

/**
 * Marks the question that is shown, unless it has no answer at all: pressing too early costs nothing. The first try that is
 * not right brings help instead, where there is a second one.
 */
export function checked(round: Round): Round {
  const question = shownQuestion(round);
  const parsed = question && parseQuestion(question);
  const isStarted = parsed !== undefined && (parsed.isAnswered || parsed.progress !== undefined);
  if (!isStarted) return round;
  const marked = { ...withData(round, parsed.marked()), isChecked: true };
  const help = round.help === undefined && !isRight(shownQuestion(marked)) ? helpFor(round) : null;
  return help ? { ...round, help } : marked;
}

/** The author's hint, then what is nearly right. */
function helpFor(round: Round): readonly string[] | null {
  const question = shownQuestion(round);
  const original = round.missed[round.index];
  const help = question && parseQuestion(question)?.help();
  if (!help) return null;
  const hint = original && parseQuestion(original)?.hint;
  return hint ? [`Hint: ${hint}`, ...help] : help;
}

export const advanced = (round: Round): Round =>
  round.isChecked ? { ...round, index: round.index + 1, isChecked: false, help: undefined } : round;

/** How many questions have been right in this round so far, at the first or the second try. */
export const rightCount = ({ questions }: Round): number => questions.filter(isRight).length;

/** Whether a question of a round was checked and right. */
export const isRight = (question: Question | undefined): boolean =>
  question !== undefined && parseQuestion(question)?.verdict().tone === 'ok';
