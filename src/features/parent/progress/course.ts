import { roundHalfUp } from '#openapi/rules/rounding.ts';
import type { Attempt } from './periods.ts';

/** How the scores of a subject changed. */
export interface ScoreCourse {
  /** 0 to 100, the oldest first; each one an attempt, or the mean of as many that follow each other. */
  points: number[];
  /** Whole percent of the first and the latest attempt that could be scored; undefined without any. */
  first: number | undefined;
  latest: number | undefined;
  /** How many attempts could be scored. */
  count: number;
}

/** A small picture has no room for more. */
const maxPoints = 24;

/** @param attempts the newest first */
export function scoreCourse(attempts: readonly Attempt[]): ScoreCourse {
  const percents = attempts.flatMap(({ percent }) => (percent === undefined ? [] : [percent])).toReversed();
  const whole = (percent: number | undefined) => (percent === undefined ? undefined : roundHalfUp(percent));
  return {
    points: thinnedOut(percents),
    first: whole(percents[0]),
    latest: whole(percents.at(-1)),
    count: percents.length,
  };
}

/** Neighbours are joined to their mean, as many as it takes. */
function thinnedOut(percents: readonly number[]): number[] {
  const size = Math.ceil(percents.length / maxPoints);
  if (size <= 1) return [...percents];
  return Array.from({ length: Math.ceil(percents.length / size) }, (_, index) => {
    const part = percents.slice(index * size, (index + 1) * size);
    return part.reduce((sum, percent) => sum + percent, 0) / part.length;
  });
}

/** The course in words, for everybody who cannot see the picture, and beside it for everybody who can. */
export function courseText({ first, latest, count }: ScoreCourse): string {
  if (first === undefined || latest === undefined) return 'Nothing to score';
  if (count === 1) return `${latest}%, once`;
  if (first === latest) return `${latest}%, first and latest`;
  return `${first}% at first, ${latest}% latest`;
}
