import {
  dayLength,
  formatSchoolDate,
  startOfSchoolDay,
  startOfSchoolMonth,
  startOfSchoolWeek,
} from '#lib/time/school-time.ts';
import type { Attempt } from './periods.ts';

/** The number of attempts in a day, week or month. */
export interface Amount {
  label: string;
  attempts: number;
}

export interface Amounts {
  unit: 'Day' | 'Week' | 'Month';
  /** The oldest first, including those without attempts. */
  amounts: Amount[];
}

/** A term with more weeks is counted by month. */
const maxWeeks = 12;
/** From the start of a month into the middle of the next one, whatever their lengths. */
const intoNextMonth = 45 * dayLength;

/** The seven days of a week. */
export function amountsOfWeek(from: number, attempts: readonly Attempt[]): Amounts {
  const starts = Array.from({ length: 7 }, (_, day) => from + day * dayLength);
  return {
    unit: 'Day',
    amounts: counted(attempts, starts, startOfSchoolDay, { weekday: 'long' }),
  };
}

/** The weeks, or the months, from the first attempt to the last. */
export function amountsOfTerm(attempts: readonly Attempt[]): Amounts {
  const first = attempts.at(-1)?.at ?? 0;
  const last = attempts[0]?.at ?? first;
  const weeks = startsBetween(first, last, startOfSchoolWeek, 7.5 * dayLength);
  if (weeks.length <= maxWeeks) {
    return {
      unit: 'Week',
      amounts: counted(attempts, weeks, startOfSchoolWeek, { day: 'numeric', month: 'short' }),
    };
  }
  const months = startsBetween(first, last, startOfSchoolMonth, intoNextMonth);
  return { unit: 'Month', amounts: counted(attempts, months, startOfSchoolMonth, { month: 'long' }) };
}

/** @param step in milliseconds: from the start of a unit to any time in the next one */
function startsBetween(first: number, last: number, startOf: (at: number) => number, step: number): number[] {
  const starts = [startOf(first)];
  for (let next = startOf(startOf(first) + step); next <= last; next = startOf(next + step)) {
    starts.push(next);
  }
  return starts;
}

function counted(
  attempts: readonly Attempt[],
  starts: readonly number[],
  startOf: (at: number) => number,
  format: Intl.DateTimeFormatOptions,
): Amount[] {
  const counts = new Map<number, number>();
  for (const { at } of attempts) counts.set(startOf(at), (counts.get(startOf(at)) ?? 0) + 1);
  return starts.map((start) => ({
    label: formatSchoolDate(start, format),
    attempts: counts.get(start) ?? 0,
  }));
}
