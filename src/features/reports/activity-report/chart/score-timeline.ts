import { learnerFigures } from '#components/learner/figures.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { startOfWeek } from '#lib/time/start-of-week.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import type { ReportRow } from '../report-rows.ts';

export interface ScorePoint {
  /** The id of the attempt, or of the first attempt in a day, week or month. */
  key: string;
  /** Milliseconds since 1970: the time of the attempt, or the start of its day, week or month. */
  at: number;
  /** The score, or the average of a day, week or month, from 0 to 100. */
  percent: number;
  count: number;
}

export interface ScoreSeries {
  title: string;
  points: readonly ScorePoint[];
}

export interface ScoreTimeline {
  unit: 'attempt' | 'day' | 'week' | 'month';
  series: readonly ScoreSeries[];
}

/** The symbols of more points would overlap. */
const maxPoints = 60;

/** Computes the scores over time by subject, without unscored attempts. */
export function buildScoreTimeline(rows: readonly ReportRow[]): ScoreTimeline {
  const scored = rows.filter(({ percent }) => percent !== undefined).toSorted((a, b) => a.at - b.at);
  const series = [...Map.groupBy(scored, ({ attempt }) => attempt.subjectTitle)]
    .map(([title, attempts]) => ({ title, points: attempts.map(toPoint) }))
    .toSorted(byTitle);
  if (scored.length <= maxPoints) return { unit: 'attempt', series };
  const days = mergeSeries(series, startOfDay);
  if (countPoints(days) <= maxPoints) return { unit: 'day', series: days };
  const weeks = mergeSeries(days, (at) => startOfWeek(new Date(at)).getTime());
  if (countPoints(weeks) <= maxPoints) return { unit: 'week', series: weeks };
  return { unit: 'month', series: mergeSeries(days, startOfMonth) };
}

const toPoint = ({ key, at, percent = 0 }: ReportRow): ScorePoint => ({ key, at, percent, count: 1 });

const countPoints = (series: readonly ScoreSeries[]): number =>
  series.reduce((count, { points }) => count + points.length, 0);

const mergeSeries = (series: readonly ScoreSeries[], startOf: (at: number) => number): ScoreSeries[] =>
  series.map(({ title, points }) => ({ title, points: mergePoints(points, startOf) }));

/** Merges consecutive points with the same start into their weighted average. */
function mergePoints(points: readonly ScorePoint[], startOf: (at: number) => number): ScorePoint[] {
  const merged: ScorePoint[] = [];
  for (const { key, at, percent, count } of points) {
    const start = startOf(at);
    const last = merged.at(-1);
    if (last?.at === start) {
      last.percent = (last.percent * last.count + percent * count) / (last.count + count);
      last.count += count;
    } else {
      merged.push({ key, at: start, percent, count });
    }
  }
  return merged;
}

/** In the browser's time zone, like all dates of the report (D-086). */
const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

function startOfMonth(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth()).getTime();
}

/** Scores in whole percent. */
export interface ScoreFigures {
  count: number;
  /** The average of all scores. */
  mean: number;
  /** The average of the best scores of all activities, as on the dashboard (D-053). */
  meanOfBest: number;
  best: number;
  lowest: number;
  latest: number;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** Computes the figures of the summary; undefined with fewer than two scored attempts. */
export function computeScoreFigures(rows: readonly ReportRow[]): ScoreFigures | undefined {
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
