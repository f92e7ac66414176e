import { counted } from '../numbers.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest whole unit of the time that has passed: '3 days'; 'just now' in the first minute, and for a future moment. */
export function formatAge(since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  if (passed >= day) return counted(Math.floor(passed / day), 'day', 'days');
  if (passed >= hour) return counted(Math.floor(passed / hour), 'hour', 'hours');
  return passed >= minute ? counted(Math.floor(passed / minute), 'minute', 'minutes') : 'just now';
}
