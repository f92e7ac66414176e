import { formatDay } from '#lib/time/dates.ts';
import { startOfWeek } from '#lib/time/start-of-week.ts';

/** Days with practice that make a full week: five school days, of which the learner may miss one. */
export const weekGoal = 4;

type DayState = 'done' | 'rest' | 'today' | 'ahead';

export interface WeekDay {
  date: Date;
  /** `today` is not yet done. `rest` is a past day without practice, which is not a loss. */
  state: DayState;
}

/**
 * Returns the days of this week from Monday.
 *
 * @param practised days with practice, `yyyy-MM-dd`
 */
export function getWeek(practised: ReadonlySet<string>, now: Date): WeekDay[] {
  const monday = startOfWeek(now);
  const today = formatDay(now);
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + index);
    return { date, state: getState(formatDay(date), practised, today) };
  });
}

function getState(day: string, practised: ReadonlySet<string>, today: string): DayState {
  if (practised.has(day)) return 'done';
  if (day === today) return 'today';
  return day < today ? 'rest' : 'ahead';
}

export const countDone = (week: readonly WeekDay[]): number =>
  week.filter(({ state }) => state === 'done').length;

/** What is left of the goal. `nextWeek`: fewer days are left than the goal needs. */
export type WeekOutlook = { kind: 'complete' } | { kind: 'open'; daysToGo: number } | { kind: 'nextWeek' };

export function getOutlook(week: readonly WeekDay[]): WeekOutlook {
  const daysToGo = weekGoal - countDone(week);
  if (daysToGo <= 0) return { kind: 'complete' };
  const daysLeft = week.filter(({ state }) => state === 'today' || state === 'ahead').length;
  return daysToGo > daysLeft ? { kind: 'nextWeek' } : { kind: 'open', daysToGo };
}
