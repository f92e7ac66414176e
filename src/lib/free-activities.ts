import { startOfSchoolDay } from './time/school-time.ts';

/**
 * Activities per day for a learner without a plan (D-074). The server decides and responds with 402; no operation
 * returns what is left, so screens count it.
 */
export const freeActivitiesPerDay = 3;

/**
 * The number of free activities left today, from 0 to `freeActivitiesPerDay`.
 *
 * @param submittedAt when each attempt was submitted, ISO 8601; unreadable values are ignored
 */
export function freeActivitiesLeft(submittedAt: readonly string[], now: Date): number {
  const today = startOfSchoolDay(now.getTime());
  const doneToday = submittedAt.filter((timestamp) => startOfSchoolDay(Date.parse(timestamp)) === today);
  return Math.max(0, freeActivitiesPerDay - doneToday.length);
}
