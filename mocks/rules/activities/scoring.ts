import { isSameAnswer } from '#openapi/rules/answers.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { isBlank } from '#openapi/rules/text.ts';

/* Marking on the server (D-063). Practice has a separate implementation; a test checks that both agree. */

/** The part of a question's data that identifies the correct answer. */
export interface AnswerKey {
  correctAnswer?: string | boolean | null;
  correctAnswers?: string[];
  options?: string[];
}

export interface GivenAnswer {
  answer?: string | boolean | string[] | null;
  selectedAnswers?: string[];
  /** Older spelling of `selectedAnswers` (D-068). */
  answers?: string[];
}

/** Rounds to two decimals (D-065). */
export const roundScore = (value: number): number => roundHalfUp(value, 2);

/**
 * Whether a question counts towards the score. A text question without a correct answer does not (D-064), nor does a
 * paragraph without blanks, which older data may contain.
 */
export function isScorable(type: string, { correctAnswer, correctAnswers = [] }: AnswerKey): boolean {
  if (type === 'textAnswer') return typeof correctAnswer === 'string' && !isBlank(correctAnswer);
  return type !== 'fillInTheBlanks' || correctAnswers.length > 0;
}

/**
 * The score of one question, 0 to 1.
 *
 * True/false and single choice: 1 or 0. Fill in the blanks: the fraction of blanks that match, case-sensitive.
 * Multiple choice: 1 for exactly the correct set. Text: 1 for a match, case-insensitive. `isSameAnswer` defines which
 * spellings match (D-250).
 */
export function scoreQuestion(type: string, key: AnswerKey, given: GivenAnswer): number {
  switch (type) {
    case 'truefalse':
      return typeof given.answer === 'boolean' && given.answer === key.correctAnswer ? 1 : 0;
    case 'fillInTheBlanks':
      return scoreBlanks(key.correctAnswers ?? [], Array.isArray(given.answer) ? given.answer : []);
    case 'questionSingleAnswer':
    case 'mcqSingleAnswer':
      return typeof given.answer === 'string' && given.answer === key.correctAnswer ? 1 : 0;
    case 'mcqMultiAnswer':
      return isSameSet(key.correctAnswers ?? [], given.selectedAnswers ?? given.answers ?? []) ? 1 : 0;
    case 'textAnswer':
      return isSameText(key.correctAnswer, given.answer) ? 1 : 0;
    default:
      return 0;
  }
}

/**
 * The totals of an attempt.
 *
 * @returns `totalScore`, rounded to two decimals; `activityTotalScore`, the number of questions that count (D-066)
 */
export function sumScores(marked: readonly { score: number; scorable: boolean }[]) {
  const counted = marked.filter((question) => question.scorable);
  return {
    totalScore: roundScore(counted.reduce((sum, question) => sum + question.score, 0)),
    activityTotalScore: counted.length,
  };
}

function scoreBlanks(correct: readonly string[], given: readonly string[]): number {
  if (correct.length === 0) return 0;
  const right = correct.filter((answer, index) => isSameAnswer(given[index] ?? '', answer));
  return roundScore(right.length / correct.length);
}

function isSameSet(correct: readonly string[], given: readonly string[]): boolean {
  const expected = new Set(correct);
  const chosen = new Set(given);
  return (
    expected.size > 0 && expected.size === chosen.size && [...expected].every((option) => chosen.has(option))
  );
}

function isSameText(correct: AnswerKey['correctAnswer'], given: GivenAnswer['answer']): boolean {
  return typeof correct === 'string' && typeof given === 'string' && isSameAnswer(given, correct, true);
}
