import type { ReportRow } from '../rows.ts';

export interface ScorePoint {
  /** The attempt's, or that of the first of its day or week. */
  key: string;
  /** Milliseconds since 1970: the attempt, or the beginning of its day or week. */
  at: number;
  /** 0 to 100: the score, or the mean of a day or week. */
  percent: number;
  /** How many attempts it stands for. */
  count: number;
}

export interface ScoreTimeline {
  /** What one point stands for. */
  unit: 'attempt' | 'day' | 'week';
  /** The oldest first. */
  points: ScorePoint[];
}

/** With more points than this the dots overlap. */
const maxPoints = 60;

/** The scores over time. An attempt in which nothing could be scored has no place in it. */
export function scoreTimeline(rows: readonly ReportRow[]): ScoreTimeline {
  const attempts = rows
    .flatMap(({ key, at, percent }) => (percent === undefined ? [] : [{ key, at, percent, count: 1 }]))
    .toSorted((first, second) => first.at - second.at);
  if (attempts.length <= maxPoints) return { unit: 'attempt', points: attempts };
  const days = merged(attempts, startOfDay);
  if (days.length <= maxPoints) return { unit: 'day', points: days };
  return { unit: 'week', points: merged(days, startOfWeek) };
}

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

/** Weeks begin on Monday. */
function startOfWeek(at: number): number {
  const day = new Date(at);
  return new Date(day.setDate(day.getDate() - ((day.getDay() + 6) % 7))).setHours(0, 0, 0, 0);
}

export interface ScoreFigures {
  count: number;
  /** Whole percent, all of them. */
  mean: number;
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
    mean: Math.round(sum / rest.count),
    best: Math.round(rest.best),
    lowest: Math.round(rest.lowest),
    latest: Math.round(rest.latest),
  };
}
