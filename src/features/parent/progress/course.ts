import { roundHalfUp } from '#openapi/rules/rounding.ts';
import type { Attempt } from './periods.ts';

/** The scores of a subject over time. */
export interface ScoreCourse {
  /** 0 to 100, the oldest first; each the score of an attempt or the mean of adjacent ones. */
  points: number[];
  /** Whole percent of the first and the latest scored attempt; undefined without any. */
  first: number | undefined;
  latest: number | undefined;
  /** The number of scored attempts. */
  count: number;
}

const maxPoints = 24;

/** @param attempts the newest first */
export function scoreCourse(attempts: readonly Attempt[]): ScoreCourse {
  const percents = attempts.flatMap(({ percent }) => (percent === undefined ? [] : [percent])).toReversed();
  const whole = (percent: number | undefined) => (percent === undefined ? undefined : roundHalfUp(percent));
  return {
    points: thinOut(percents),
    first: whole(percents[0]),
    latest: whole(percents.at(-1)),
    count: percents.length,
  };
}

/** Replaces adjacent scores with their mean, down to `maxPoints`. */
function thinOut(percents: readonly number[]): number[] {
  const size = Math.ceil(percents.length / maxPoints);
  if (size <= 1) return [...percents];
  return Array.from({ length: Math.ceil(percents.length / size) }, (_, index) => {
    const part = percents.slice(index * size, (index + 1) * size);
    return part.reduce((sum, percent) => sum + percent, 0) / part.length;
  });
}

/** The text alternative of the sparkline, which is also shown beside it. */
export function courseText({ first, latest, count }: ScoreCourse): string {
  if (first === undefined || latest === undefined) return 'Nothing to score';
  if (count === 1) return `${latest}%, once`;
  if (first === latest) return `${latest}%, first and latest`;
  return `${first}% at first, ${latest}% latest`;
}
