import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';

export type Attempt = components['schemas']['ActivityReportRow'];

export interface ScoredAttempt {
  attempt: Attempt;
  /** 0 to 100. */
  percent: number;
  /** Milliseconds since 1970. */
  at: number;
}

export const getScoredAttempts = (report: readonly Attempt[]): ScoredAttempt[] =>
  report.flatMap((attempt) => {
    const percent = percentOf(attempt);
    return percent === undefined ? [] : [{ attempt, percent, at: Date.parse(attempt.modifiedDate) }];
  });

/** Sorts the better attempt first: higher percentage, then more points, then newer. */
export const compareAttempts = (one: ScoredAttempt, other: ScoredAttempt): number =>
  other.percent - one.percent || other.attempt.totalScore - one.attempt.totalScore || other.at - one.at;

/** The best attempt of a report; undefined if none has a point. */
export function findBestAttempt(report: readonly Attempt[]): Attempt | undefined {
  const [best] = getScoredAttempts(report).toSorted(compareAttempts);
  return best && best.percent > 0 ? best.attempt : undefined;
}
