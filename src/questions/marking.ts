import * as v from 'valibot';
import type { Verdict } from './question.ts';

/** Members that every type carries after marking; absent while the server withholds them (D-062). */
export const markingEntries = {
  feedBack: v.optional(v.nullable(v.string())),
  score: v.optional(v.nullable(v.number())),
};

/** Up to two decimals, with a point: 0.67, 0.5, 1. */
export function formatScore(score: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false }).format(score);
}

/**
 * The server's score in words: 'Correct · 1 of 1', 'Not correct · 0 of 1', 'Not answered · 0 of 1'.
 *
 * @param score of one question, 0 to 1; absent when it was not marked
 * @param partly the first words for a score between, such as '2 of 3 blanks'
 */
export function verdictOf(
  score: number | null | undefined,
  answered: boolean,
  partly = 'Partly correct',
): Verdict {
  if (score === null || score === undefined) return withoutPoints('Not marked');
  const outcome = (tone: Verdict['tone'], words: string): Verdict => ({
    tone,
    words: `${words} · ${formatScore(score)} of 1`,
    outcome: words,
  });
  if (score >= 1) return outcome('ok', 'Correct');
  if (score > 0) return outcome('wait', partly);
  return answered ? outcome('no', 'Not correct') : outcome('plain', 'Not answered');
}

/** A verdict on what is not scored. */
export const withoutPoints = (words: string): Verdict => ({ tone: 'plain', words, outcome: words });

/** 'The answer is Paris.': one full stop, whatever the answer ends with. */
export function theAnswerIs(answer: string): string {
  const trimmed = answer.trim();
  return `The answer is ${trimmed}${/[.!?…]$/.test(trimmed) ? '' : '.'}`;
}
