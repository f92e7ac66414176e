import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';

export type Attempt = components['schemas']['ActivityReportRow'];

export interface ScoredAttempt {
  attempt: Attempt;
  /** The score from 0 to 100. */
  percent: number;
  /** Milliseconds since 1970. */
  at: number;
}

export const getScoredAttempts = (report: readonly Attempt[]): ScoredAttempt[] =>
  report.flatMap((attempt) => {
    const percent = percentOf(attempt);
    return percent === undefined ? [] : [{ attempt, percent, at: Date.parse(attempt.modifiedDate) }];
  });

/** Compares for sorting: higher percentage first, then more points, then newer. */
export const compareAttempts = (a: ScoredAttempt, b: ScoredAttempt): number =>
  b.percent - a.percent || b.attempt.totalScore - a.attempt.totalScore || b.at - a.at;

export function findBestAttempt(report: readonly Attempt[]): Attempt | undefined {
  const [best] = getScoredAttempts(report).toSorted(compareAttempts);
  return best && best.percent > 0 ? best.attempt : undefined;
}
