import { learnerFigures } from '#components/learner/figures.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { startOfWeek } from '#lib/time/start-of-week.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import type { ReportRow } from '../rows.ts';

export interface ScorePoint {
  /** The attempt's, or that of the first of its day, week or month. */
  key: string;
  /** Milliseconds since 1970: the attempt, or the beginning of its day, week or month. */
  at: number;
  /** 0 to 100: the score, or the mean of a day, week or month. */
  percent: number;
  /** How many attempts it stands for. */
  count: number;
}

/** The scores in one subject, the oldest first. */
export interface ScoreSeries {
  title: string;
  points: readonly ScorePoint[];
}

export interface ScoreTimeline {
  /** What one point stands for. */
  unit: 'attempt' | 'day' | 'week' | 'month';
  /** By the subject's title. */
  series: readonly ScoreSeries[];
}

/** With more points than this, of all subjects together, the marks overlap. */
const maxPoints = 60;

/** The scores over time by subject. An attempt in which nothing could be scored has no place in them. */
export function scoreTimeline(rows: readonly ReportRow[]): ScoreTimeline {
  const scored = rows
    .filter(({ percent }) => percent !== undefined)
    .toSorted((one, other) => one.at - other.at);
  const series = [...Map.groupBy(scored, ({ attempt }) => attempt.subjectTitle)]
    .map(([title, attempts]) => ({ title, points: attempts.map(toPoint) }))
    .toSorted(byTitle);
  if (scored.length <= maxPoints) return { unit: 'attempt', series };
  const days = joined(series, startOfDay);
  if (countOf(days) <= maxPoints) return { unit: 'day', series: days };
  const weeks = joined(days, (at) => startOfWeek(new Date(at)).getTime());
  if (countOf(weeks) <= maxPoints) return { unit: 'week', series: weeks };
  return { unit: 'month', series: joined(days, startOfMonth) };
}

const toPoint = ({ key, at, percent = 0 }: ReportRow): ScorePoint => ({ key, at, percent, count: 1 });

const countOf = (series: readonly ScoreSeries[]): number =>
  series.reduce((count, { points }) => count + points.length, 0);

const joined = (series: readonly ScoreSeries[], startOf: (at: number) => number): ScoreSeries[] =>
  series.map(({ title, points }) => ({ title, points: merged(points, startOf) }));

/** Joins neighbours that begin together; each counts as often as the attempts it stands for. */
function merged(points: readonly ScorePoint[], startOf: (at: number) => number): ScorePoint[] {
  const all: ScorePoint[] = [];
  for (const { key, at, percent, count } of points) {
    const start = startOf(at);
    const last = all.at(-1);
    if (last?.at === start) {
      last.percent = (last.percent * last.count + percent * count) / (last.count + count);
      last.count += count;
    } else {
      all.push({ key, at: start, percent, count });
    }
  }
  return all;
}

/** In the browser's time zone, as every date of the report (D-086). */
const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

function startOfMonth(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth()).getTime();
}

export interface ScoreFigures {
  count: number;
  /** Whole percent, all of them. The average of all scores. */
  mean: number;
  /** The average of the best score at each activity, which is the grade average of the dashboard (D-053). */
  meanOfBest: number;
  best: number;
  lowest: number;
  latest: number;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** What the chart says, in numbers; undefined when fewer than two attempts could be scored. */
export function scoreFigures(rows: readonly ReportRow[]): ScoreFigures | undefined {
  const figures = { count: 0, sum: 0, best: 0, lowest: 100, latest: 0, from: Infinity, to: -Infinity };
  for (const { at, percent } of rows) {
    if (percent === undefined) continue;
    figures.count += 1;
    figures.sum += percent;
    figures.best = Math.max(figures.best, percent);
    figures.lowest = Math.min(figures.lowest, percent);
    figures.from = Math.min(figures.from, at);
    if (at > figures.to) {
      figures.to = at;
      figures.latest = percent;
    }
  }
  const { sum, ...rest } = figures;
  if (rest.count < 2) return undefined;
  return {
    ...rest,
    mean: roundHalfUp(sum / rest.count),
    meanOfBest: learnerFigures(rows.map(({ attempt }) => attempt)).gradeAverage,
    best: roundHalfUp(rest.best),
    lowest: roundHalfUp(rest.lowest),
    latest: roundHalfUp(rest.latest),
  };
}
