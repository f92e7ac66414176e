import { roundHalfUp } from '#openapi/rules/rounding.ts';
import type { Attempt } from './periods.ts';

export interface ScoreTrend {
  /** Scores from 0 to 100, from oldest to newest. In a long series each is the mean of adjacent ones. */
  points: number[];
  /** In whole percent; undefined without scored attempts. */
  first: number | undefined;
  latest: number | undefined;
  count: number;
}

const maxPoints = 24;

/** @param attempts from newest to oldest */
export function scoreTrend(attempts: readonly Attempt[]): ScoreTrend {
  const percents = attempts.flatMap(({ percent }) => (percent === undefined ? [] : [percent])).toReversed();
  const round = (percent: number | undefined) => (percent === undefined ? undefined : roundHalfUp(percent));
  return {
    points: downsample(percents),
    first: round(percents[0]),
    latest: round(percents.at(-1)),
    count: percents.length,
  };
}

/** Replaces adjacent scores with their mean until there are at most `maxPoints`. */
function downsample(percents: readonly number[]): number[] {
  const size = Math.ceil(percents.length / maxPoints);
  if (size <= 1) return [...percents];
  return Array.from({ length: Math.ceil(percents.length / size) }, (_, index) => {
    const part = percents.slice(index * size, (index + 1) * size);
    return part.reduce((sum, percent) => sum + percent, 0) / part.length;
  });
}

/** The text beside the sparkline, and its alternative for screen readers. */
export function scoreTrendText({ first, latest, count }: ScoreTrend): string {
  if (first === undefined || latest === undefined) return 'No scores';
  if (count === 1) return `${latest}%, once`;
  if (first === latest) return `${latest}%, first and latest`;
  return `${first}% at first, ${latest}% latest`;
}
