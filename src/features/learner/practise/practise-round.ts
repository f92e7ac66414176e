import { isRecord } from '#api/problem.ts';
import { extractAnswers, isSameAnswer, withAnswerFrom } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import type { PracticeDrafts } from './practice-drafts.ts';

/** One pass through some questions. It is not stored: a reload starts another one with the answers that are not checked. */
export interface Round {
  /** The questions as they came: missed ones with their correct answer, new ones with the learner's answer. */
  originals: readonly Question[];
  /** The questions with the answers of this round and, once checked, their scores. */
  questions: readonly Question[];
  /** The number of different questions. `questions` may contain repeats after them. */
  length: number;
  /** The index of the first question that only the server can mark. */
  firstNew: number;
  repeatsWrong: boolean;
  /** The index of the current question; equal to the number of questions when the round is over. */
  index: number;
  isChecked: boolean;
  /** The answers of wrong first tries, by question id. */
  firstTries: Readonly<Record<string, unknown>>;
}

export interface RoundOptions {
  /** Questions without a correct answer, which only the server can mark. They follow the missed ones. */
  newQuestions?: readonly Question[] | undefined;
  /** Whether a question that was answered wrongly returns once at the end of the round. */
  repeatsWrong?: boolean;
  /** Questions that were answered wrongly in an earlier part of the round. */
  repeats?: readonly Question[];
}

/**
 * @param missed questions of results; their answers are cleared
 * @param drafts answers to them that are not checked yet
 */
export function startRound(
  missed: readonly Question[],
  { newQuestions = none, repeatsWrong = false, repeats = none }: RoundOptions = {},
  drafts: PracticeDrafts['answers'] = {},
): Round {
  const restore = (question: Question): Question => withDraft(clearAnswer(question), drafts[question.id]);
  return {
    originals: [...missed, ...newQuestions, ...repeats],
    questions: [...missed.map(restore), ...newQuestions, ...repeats.map(restore)],
    length: missed.length + newQuestions.length,
    firstNew: missed.length,
    repeatsWrong,
    index: 0,
    isChecked: false,
    firstTries: Object.fromEntries(
      Object.entries(drafts).map(([id, draft]) => [id, isRecord(draft) ? draft['firstTry'] : undefined]),
    ),
  };
}

const none: readonly Question[] = [];

const clearAnswer = (question: Question): Question => ({
  ...question,
  data: parseQuestion(question)?.cleared(),
});

/** Ignores a draft that is not an answer to this type of question. */
const withDraft = (question: Question, draft: unknown): Question => ({
  ...question,
  data: withAnswerFrom(question, draft) ?? question.data,
});

export const currentQuestion = ({ questions, index }: Round): Question | undefined => questions[index];

/** Whether the question at an index is new; by default, the current one. */
export const isNew = ({ firstNew, length, index }: Round, at = index): boolean =>
  at >= firstNew && at < length;

/** Counts the questions with an answer; repeats do not count again. */
export const countDone = ({ index, isChecked, length }: Round): number =>
  Math.min(index + (isChecked ? 1 : 0), length);

/** Whether the current question was answered wrongly earlier in this round. */
export const isRepeat = ({ index, length }: Round): boolean => index >= length;

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
 * allowed. A new question is not marked: the round goes on.
 */
export function checkAnswer(round: Round): Round {
  const question = currentQuestion(round);
  const parsed = question && parseQuestion(question);
  const isStarted = parsed !== undefined && (parsed.isAnswered || parsed.progress !== undefined);
  if (!question || !isStarted) return round;
  if (isNew(round)) return { ...round, index: round.index + 1 };
  const marked = { ...replaceData(round, parsed.marked()), isChecked: true };
  if (getHelp(round) || isRight(currentQuestion(marked))) return marked;
  const tried = withFirstTry(round, question.id, extractAnswers(question.data));
  return getHelp(tried) ? tried : marked;
}

const withFirstTry = (round: Round, questionId: string, firstTry: unknown): Round => ({
  ...round,
  firstTries: { ...round.firstTries, [questionId]: firstTry },
});

/** Returns the help for the second try; undefined before a wrong first try. */
export function getHelp(round: Round): readonly string[] | undefined {
  const question = currentQuestion(round);
  const original = round.originals[round.index];
  if (!question || !original) return undefined;
  const data = withAnswerFrom(question, round.firstTries[question.id]);
  const help = data === undefined ? null : parseQuestion({ type: question.type, data })?.help();
  if (!help) return undefined;
  const hint = parseQuestion(original)?.hint;
  return hint ? [`Hint: ${hint}`, ...help] : help;
}

/** Whether the answer is still that of the wrong first try. */
export function isUnchanged(round: Round): boolean {
  const { id = '', data } = currentQuestion(round) ?? {};
  const firstTry = round.firstTries[id];
  return firstTry !== undefined && isSameAnswer(data, firstTry);
}

/** The answer to the current question, to restore after a reload. */
export function currentDraft(round: Round): unknown {
  const { id = '', data } = currentQuestion(round) ?? {};
  return { ...extractAnswers(data), firstTry: round.firstTries[id] };
}

/** Goes on after a checked question. A wrong one is added to the end of the round, unless it is a repeat. */
export function advanceRound(round: Round): Round {
  if (!round.isChecked) return round;
  const next = { ...round, index: round.index + 1, isChecked: false };
  const original = round.originals[round.index];
  const canRepeat = round.repeatsWrong && !isRepeat(round) && !isNew(round);
  if (!original || !canRepeat || isRight(currentQuestion(round))) return next;
  return {
    ...withFirstTry(next, original.id, undefined),
    originals: [...round.originals, original],
    questions: [...round.questions, clearAnswer(original)],
  };
}

/** Whether the round is over after the current question. */
export function isLast(round: Round): boolean {
  const { index, questions } = advanceRound({ ...round, isChecked: true });
  return index === questions.length;
}

/** The different questions of the round, each with its last answer. */
export const lastAnswers = ({ questions }: Round): Question[] => [
  ...new Map(questions.map((question) => [question.id, question])).values(),
];

/** Counts the questions that could be marked, and those among them that were right in the end. */
export function countRight(round: Round): { right: number; marked: number } {
  const marked = lastAnswers(round).filter((_question, index) => !isNew(round, index));
  return { right: marked.filter(isRight).length, marked: marked.length };
}

export const isRight = (question: Question | undefined): boolean =>
  question !== undefined && parseQuestion(question)?.verdict().tone === 'success';
