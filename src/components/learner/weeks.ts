import { startOfWeek } from '#lib/time/start-of-week.ts';

interface WeeksInARow {
  /** Up to this week, or up to the previous one while this week is still empty. */
  current: number;
  best: number;
}

/** Counts consecutive weeks up to now with at least one of these dates, in the browser's time zone (D-086). */
export function countWeeksInARow(dates: readonly Date[], now: Date): WeeksInARow {
  const past = dates.filter((date) => date <= now);
  const starts = [...new Set(past.map((date) => startOfWeek(date).getTime()))].toSorted((a, b) => a - b);
  let length = 0;
  let best = 0;
  let last: number | undefined;
  for (const start of starts) {
    length = last !== undefined && addWeeks(last, 1) === start ? length + 1 : 1;
    best = Math.max(best, length);
    last = start;
  }
  const isCurrent = last !== undefined && last >= addWeeks(startOfWeek(now).getTime(), -1);
  return { current: isCurrent ? length : 0, best };
}

/** Sets the date instead of adding milliseconds, because a week with a change to summer time is shorter or longer. */
function addWeeks(start: number, weeks: number): number {
  const week = new Date(start);
  return week.setDate(week.getDate() + 7 * weeks);
}
