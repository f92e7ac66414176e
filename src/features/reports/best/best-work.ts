import type { components } from '#api/contract.gen.ts';
import { percentOf } from '#lib/scores.ts';

export type Attempt = components['schemas']['ActivityReportRow'];

/** An attempt that could be scored. */
export interface ScoredAttempt {
  attempt: Attempt;
  /** 0 to 100. */
  percent: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** The attempts that could be scored, in the order of the report. */
export const scoredAttempts = (report: readonly Attempt[]): ScoredAttempt[] =>
  report.flatMap((attempt) => {
    const percent = percentOf(attempt);
    return percent === undefined ? [] : [{ attempt, percent, at: Date.parse(attempt.modifiedDate) }];
  });

/** The better one comes first: the higher part of what was possible, then more points, then the newer. */
export const byQuality = (one: ScoredAttempt, other: ScoredAttempt): number =>
  other.percent - one.percent || other.attempt.totalScore - one.attempt.totalScore || other.at - one.at;

/** The best attempt of a report; undefined where nobody has earned a point. */
export function bestWork(report: readonly Attempt[]): Attempt | undefined {
  const [best] = scoredAttempts(report).toSorted(byQuality);
  return best && best.percent > 0 ? best.attempt : undefined;
}
