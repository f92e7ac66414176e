import { pluralize } from '#lib/numbers.ts';
import { clock } from '#lib/time/clock.ts';
import { formatSchoolDate, startOfSchoolDay } from '#lib/time/school-time.ts';
import type { Day } from './week.ts';

export const isToday = ({ start }: Day): boolean => start === startOfSchoolDay(clock.now().getTime());

/** For example 'Thu 15'. */
export const shortDay = ({ start }: Day): string =>
  `${formatSchoolDate(start, { weekday: 'short' })} ${formatSchoolDate(start, { day: 'numeric' })}`;

/** For example 'Thursday 15 May'. */
export const longDay = ({ start }: Day): string =>
  `${formatSchoolDate(start, { weekday: 'long' })} ${formatSchoolDate(start, { day: 'numeric', month: 'long' })}`;

/** The accessible name, for example 'Thursday 15 May, today, 2 sessions'. */
export function dayLabel(day: Day): string {
  const { length } = day.sessions;
  const count = length === 0 ? 'no sessions' : pluralize(length, 'session', 'sessions');
  return [longDay(day), ...(isToday(day) ? ['today'] : []), count].join(', ');
}
