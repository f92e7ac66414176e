import * as v from 'valibot';
import { formatScore } from '#lib/numbers.ts';
import type { Verdict } from './question.ts';

/** Properties of every type after marking; absent while the server withholds them (D-062). */
export const markingEntries = {
  feedBack: v.optional(v.nullable(v.string())),
  score: v.optional(v.nullable(v.number())),
};

/**
 * The server's score as a label: 'Correct · 1 of 1', 'Not correct · 0 of 1', 'Not answered · 0 of 1'.
 *
 * @param score 0 to 1; absent if not marked
 * @param partly the outcome of a partial score, such as '2 of 3 blanks'
 */
export function verdictOf(
  score: number | null | undefined,
  answered: boolean,
  partly = 'Partly correct',
): Verdict {
  if (score === null || score === undefined) return unscoredVerdict('Not marked');
  const verdict = (tone: Verdict['tone'], outcome: string): Verdict => ({
    tone,
    label: `${outcome} · ${formatScore(score)} of 1`,
    outcome,
  });
  if (score >= 1) return verdict('ok', 'Correct');
  if (score > 0) return verdict('wait', partly);
  return answered ? verdict('no', 'Not correct') : verdict('plain', 'Not answered');
}

export const unscoredVerdict = (outcome: string): Verdict => ({ tone: 'plain', label: outcome, outcome });

/**
 * 'The answer is Paris.', with one full stop. Long answers are quoted: 'The answer is: “One half is the same as two
 * quarters.”'
 */
export function correctAnswerText(answer: string): string {
  const trimmed = answer.trim();
  const sentence = `${trimmed}${/[.!?…]$/.test(trimmed) ? '' : '.'}`;
  return trimmed.split(/\s+/).length > mostWords
    ? `The answer is: “${sentence}”`
    : `The answer is ${sentence}`;
}

const mostWords = 3;
