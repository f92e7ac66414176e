import { averageOf } from '#lib/scores.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import type { Attempt } from './periods.ts';
import { scoreTrend, type ScoreTrend } from './score-trend.ts';

export interface ActivityFigures {
  /** The newest of the best attempts. */
  best: Attempt;
  /** The score of the best attempt, 0 to 100; undefined if it has none. */
  percent: number | undefined;
  attempts: number;
}

export interface SubjectFigures {
  title: string;
  attempts: number;
  activities: number;
  /** The mean of the best attempts in whole percent; undefined without scores. */
  average: number | undefined;
  trend: ScoreTrend;
}

export interface Figures {
  attempts: number;
  activities: number;
  average: number | undefined;
  subjects: SubjectFigures[];
  /** At most `maxListed` activities with `goodPercent` or more, sorted by score, descending. */
  wentWell: ActivityFigures[];
  /** At most `maxListed` activities below `goodPercent`, sorted by score, ascending. */
  toPractise: ActivityFigures[];
}

/** The lowest percentage that counts as good, as on the learner's result. */
export const goodPercent = 60;
const maxListed = 3;

/**
 * Computes counts and scores of a period, using the best attempt at each activity (D-053).
 *
 * @param attempts of the period, from newest to oldest
 */
export function figuresOf(attempts: readonly Attempt[]): Figures {
  const activities = byActivity(attempts);
  const wentWell = scored(activities)
    .filter(({ percent }) => percent >= goodPercent)
    .toSorted((first, second) => second.percent - first.percent)
    .slice(0, maxListed);
  const toPractise = scored(activities)
    .filter(({ percent }) => percent < goodPercent)
    .toSorted((first, second) => first.percent - second.percent)
    .slice(0, maxListed);
  return {
    attempts: attempts.length,
    activities: activities.length,
    average: averageOf(scored(activities).map(({ percent }) => percent)),
    subjects: bySubject(attempts),
    wentWell,
    toPractise,
  };
}

type Scored = ActivityFigures & { percent: number };

const scored = (activities: readonly ActivityFigures[]): Scored[] =>
  activities.filter((activity): activity is Scored => activity.percent !== undefined);

function bySubject(attempts: readonly Attempt[]): SubjectFigures[] {
  return [...Map.groupBy(attempts, ({ row }) => row.subjectTitle)]
    .map(([title, ofSubject]) => {
      const activities = byActivity(ofSubject);
      return {
        title,
        attempts: ofSubject.length,
        activities: activities.length,
        average: averageOf(scored(activities).map(({ percent }) => percent)),
        trend: scoreTrend(ofSubject),
      };
    })
    .toSorted(byTitle);
}

/**
 * Groups attempts by activity. Sorted by the newest attempt, descending.
 *
 * @param attempts from newest to oldest
 */
export function byActivity(attempts: readonly Attempt[]): ActivityFigures[] {
  return [...Map.groupBy(attempts, ({ row }) => row.activityId).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const best = others.reduce((top, attempt) => (scoreOf(attempt) > scoreOf(top) ? attempt : top), first);
    return [{ best, percent: best.percent, attempts: others.length + 1 }];
  });
}

const scoreOf = ({ percent = -1 }: Attempt): number => percent;
