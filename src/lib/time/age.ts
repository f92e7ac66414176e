import { pluralize } from '../numbers.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats elapsed time in its largest whole unit: '3 days ago'; 'just now' below a minute and for future times. */
export function formatAge(since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  if (passed < minute) return 'just now';
  const age = (unit: number, name: string) => `${pluralize(Math.floor(passed / unit), name, `${name}s`)} ago`;
  if (passed < hour) return age(minute, 'minute');
  return passed < day ? age(hour, 'hour') : age(day, 'day');
}

/** Returns the age in whole years on a date. Both dates are ISO 8601 dates, such as '2016-03-14'. */
export function yearsBetween(birth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4));
  return date.slice(5) < birth.slice(5) ? years - 1 : years;
}
