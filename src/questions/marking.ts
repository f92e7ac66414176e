import * as v from 'valibot';
import { formatScore } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import type { Verdict } from './question.ts';

/** Properties of every type after marking; absent while the server withholds them (D-062). */
export const markingEntries = {
  feedBack: v.optional(v.nullable(v.string())),
  score: v.optional(v.nullable(v.number())),
};

/** Formats the server's score (0 to 1): 'Correct · 1 of 1'. `partly`: the label of a partial score. */
export function verdictOf(
  score: number | null | undefined,
  answered: boolean,
  partly = 'Partly correct',
): Verdict {
  if (score === null || score === undefined) return unscoredVerdict('Not marked');
  const verdict = (tone: Verdict['tone'], outcome: string): Verdict => ({
    tone,
    label: joinParts(outcome, `${formatScore(score)} of 1`),
    outcome,
  });
  if (score >= 1) return verdict('success', 'Correct');
  if (score > 0) return verdict('warning', partly);
  return answered ? verdict('error', 'Not correct') : verdict('neutral', 'Not answered');
}

export const unscoredVerdict = (outcome: string): Verdict => ({ tone: 'neutral', label: outcome, outcome });

/** 'The answer is Paris.', with one full stop; quotes answers of more than three words. */
export function correctAnswerText(answer: string): string {
  const trimmed = answer.trim();
  const sentence = `${trimmed}${/[.!?…]$/.test(trimmed) ? '' : '.'}`;
  return trimmed.split(/\s+/).length > maxUnquotedWords
    ? `The answer is: “${sentence}”`
    : `The answer is ${sentence}`;
}

const maxUnquotedWords = 3;
