import type { components } from '#api/contract.gen.ts';

type Attempt = Pick<components['schemas']['ActivityReportRow'], 'activityId' | 'modifiedDate' | 'totalScore'>;

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
