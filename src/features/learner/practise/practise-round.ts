import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';

/** One pass through the missed questions. It is not stored: a reload starts a new one. */
export interface Round {
  missed: readonly Question[];
  /** The questions with the answers of this round and, once checked, their scores. */
  questions: readonly Question[];
  /** The index of the current question; equal to the number of questions when the round is over. */
  index: number;
  isChecked: boolean;
  /** Help for the second try, after a wrong first one. */
  help: readonly string[] | undefined;
}

/** @param missed the questions of the result; their answers are cleared */
export const startRound = (missed: readonly Question[]): Round => ({
  missed,
  questions: missed.map((question) => ({ ...question, data: parseQuestion(question)?.cleared() })),
  index: 0,
  isChecked: false,
  help: undefined,
});

export const currentQuestion = ({ questions, index }: Round): Question | undefined => questions[index];

const replaceData = (round: Round, data: unknown): Round => ({
  ...round,
  questions: round.questions.map((question, index) =>
    index === round.index ? { ...question, data } : question,
  ),
});

/** Answers the current question, unless its answer is checked. */
export const answerQuestion = (round: Round, data: unknown): Round =>
  round.isChecked ? round : replaceData(round, data);

/**
 * Marks the current question if it has an answer. After a wrong first try, adds help instead if a second try is
 * allowed.
 */
export function checkAnswer(round: Round): Round {
  const question = currentQuestion(round);
  const parsed = question && parseQuestion(question);
  const isStarted = parsed !== undefined && (parsed.isAnswered || parsed.progress !== undefined);
  if (!isStarted) return round;
  const marked = { ...replaceData(round, parsed.marked()), isChecked: true };
  const help = round.help === undefined && !isRight(currentQuestion(marked)) ? getHelp(round) : null;
  return help ? { ...round, help } : marked;
}

function getHelp(round: Round): readonly string[] | null {
  const question = currentQuestion(round);
  const original = round.missed[round.index];
  const help = question && parseQuestion(question)?.help();
  if (!help) return null;
  const hint = original && parseQuestion(original)?.hint;
  return hint ? [`Hint: ${hint}`, ...help] : help;
}

export const advanceRound = (round: Round): Round =>
  round.isChecked ? { ...round, index: round.index + 1, isChecked: false, help: undefined } : round;

/** Counts the questions that were right at the first or second try. */
export const countRight = ({ questions }: Round): number => questions.filter(isRight).length;

export const isRight = (question: Question | undefined): boolean =>
  question !== undefined && parseQuestion(question)?.verdict().tone === 'success';
