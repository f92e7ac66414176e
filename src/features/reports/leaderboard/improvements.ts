import { startOfWeek } from '#lib/time/start-of-week.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { findWhatWentWell, type Finding } from '../activity-report/went-well/findings.ts';
import type { Attempt } from '../best-attempt.ts';

interface Improvements {
  /** The points by which the score on the board has grown this week; 0 if it has not. */
  pointsThisWeek: number;
  /** The most improved activity, the same as in the report. */
  activity: Finding | undefined;
}

/**
 * Finds what a learner improved (D-305). A growth above the score on the board includes activities of another grade and
 * is not reported.
 */
export function findImprovements(report: readonly Attempt[], scoreOnBoard: number, now: Date): Improvements {
  const gained = roundHalfUp(pointsGainedSince(report, startOfWeek(now)), 2);
  return {
    pointsThisWeek: gained <= scoreOnBoard ? gained : 0,
    activity: findWhatWentWell(report, now).find(({ kind }) => kind === 'better'),
  };
}

/**
 * Returns by how much the total score of a learner has grown since a moment: the sum of the best attempts (D-081) minus
 * that sum at the moment. Never negative, because a worse attempt does not count.
 */
export function pointsGainedSince(report: readonly Attempt[], since: Date): number {
  const earlier = report.filter(({ modifiedDate }) => Date.parse(modifiedDate) < since.getTime());
  return sumOfBest(report) - sumOfBest(earlier);
}

function sumOfBest(report: readonly Attempt[]): number {
  const best = new Map<string, number>();
  for (const { activityId, totalScore } of report) {
    best.set(activityId, Math.max(best.get(activityId) ?? 0, totalScore));
  }
  return [...best.values()].reduce((total, score) => total + score, 0);
}
