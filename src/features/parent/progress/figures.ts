import { averageOf } from '#lib/scores.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { scoreCourse, type ScoreCourse } from './course.ts';
import type { Attempt } from './periods.ts';

export interface ActivityFigures {
  /** The newest of equally good attempts. */
  best: Attempt;
  /** 0 to 100, of the best attempt; undefined if it has no score. */
  percent: number | undefined;
  attempts: number;
}

export interface SubjectFigures {
  title: string;
  attempts: number;
  activities: number;
  /** Whole percent: the mean of the best attempts; undefined without scores. */
  average: number | undefined;
  course: ScoreCourse;
}

export interface Figures {
  attempts: number;
  activities: number;
  average: number | undefined;
  /** By title. */
  subjects: SubjectFigures[];
  /** The best first. */
  wentWell: ActivityFigures[];
  /** The lowest first. */
  toPractise: ActivityFigures[];
}

/** In percent: the threshold between 'went well' and 'to practise', as on the learner's result. */
const good = 60;
/** The length of each of the two lists. */
const named = 3;

/**
 * Counts and scores of a period, by the best attempt at each activity (D-053).
 *
 * @param attempts of the period, the newest first
 */
export function figuresOf(attempts: readonly Attempt[]): Figures {
  const activities = byActivity(attempts);
  const wentWell = scored(activities)
    .filter(({ percent }) => percent >= good)
    .toSorted((first, second) => second.percent - first.percent)
    .slice(0, named);
  const toPractise = scored(activities)
    .filter(({ percent }) => percent < good)
    .toSorted((first, second) => first.percent - second.percent)
    .slice(0, named);
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
        course: scoreCourse(ofSubject),
      };
    })
    .toSorted(byTitle);
}

/** The most recent first. */
function byActivity(attempts: readonly Attempt[]): ActivityFigures[] {
  return [...Map.groupBy(attempts, ({ row }) => row.activityId).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const best = others.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), first);
    return [{ best, percent: best.percent, attempts: others.length + 1 }];
  });
}

const scoreOf = ({ percent = -1 }: Attempt): number => percent;
