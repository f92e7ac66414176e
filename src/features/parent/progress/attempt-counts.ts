import {
  dayLength,
  formatSchoolDate,
  startOfSchoolDay,
  startOfSchoolMonth,
  startOfSchoolWeek,
} from '#lib/time/school-time.ts';
import type { Attempt } from './periods.ts';

export interface AttemptCount {
  label: string;
  attempts: number;
}

export interface AttemptCounts {
  unit: 'Day' | 'Week' | 'Month';
  /** Sorted from oldest to newest, including units without attempts. */
  counts: AttemptCount[];
}

/** In a longer term, attempts are counted by month. */
const maxWeeks = 12;
/** Longer than any month, and shorter than any two months. */
const toNextMonth = 45 * dayLength;

export function countByDay(from: number, attempts: readonly Attempt[]): AttemptCounts {
  const starts = Array.from({ length: 7 }, (_, day) => from + day * dayLength);
  return {
    unit: 'Day',
    counts: countAttempts(attempts, starts, startOfSchoolDay, { weekday: 'long' }),
  };
}

/** Counts the attempts by week, or by month, from the first attempt to the last. */
export function countByWeekOrMonth(attempts: readonly Attempt[]): AttemptCounts {
  const first = attempts.at(-1)?.at ?? 0;
  const last = attempts[0]?.at ?? first;
  const weeks = startsBetween(first, last, startOfSchoolWeek, 7.5 * dayLength);
  if (weeks.length <= maxWeeks) {
    return {
      unit: 'Week',
      counts: countAttempts(attempts, weeks, startOfSchoolWeek, { day: 'numeric', month: 'short' }),
    };
  }
  const months = startsBetween(first, last, startOfSchoolMonth, toNextMonth);
  return { unit: 'Month', counts: countAttempts(attempts, months, startOfSchoolMonth, { month: 'long' }) };
}

/** @param step in milliseconds; from the start of any unit into the next one */
function startsBetween(first: number, last: number, startOf: (at: number) => number, step: number): number[] {
  const starts = [startOf(first)];
  for (let next = startOf(startOf(first) + step); next <= last; next = startOf(next + step)) {
    starts.push(next);
  }
  return starts;
}

function countAttempts(
  attempts: readonly Attempt[],
  starts: readonly number[],
  startOf: (at: number) => number,
  format: Intl.DateTimeFormatOptions,
): AttemptCount[] {
  const counts = new Map<number, number>();
  for (const { at } of attempts) counts.set(startOf(at), (counts.get(startOf(at)) ?? 0) + 1);
  return starts.map((start) => ({
    label: formatSchoolDate(start, format),
    attempts: counts.get(start) ?? 0,
  }));
}
