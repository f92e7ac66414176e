import { startOfSchoolDay } from './time/school-time.ts';

/** Activities per day without a plan (D-074). No operation returns how many are left. */
export const freeActivitiesPerDay = 3;

/**
 * Returns how many free activities are left today.
 *
 * @param submittedAt times of attempts, ISO 8601; invalid ones are ignored
 */
export function freeActivitiesLeft(submittedAt: readonly string[], now: Date): number {
  const today = startOfSchoolDay(now.getTime());
  const doneToday = submittedAt.filter((timestamp) => startOfSchoolDay(Date.parse(timestamp)) === today);
  return Math.max(0, freeActivitiesPerDay - doneToday.length);
}
