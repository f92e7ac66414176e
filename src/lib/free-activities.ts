import { startOfSchoolDay } from './time/school-time.ts';

/**
 * How many activities a learner without a plan may do on one day (D-074). The server alone decides, and responds with
 * 402; as no operation says what is left of the day, the screens count for themselves.
 */
export const freeActivitiesPerDay = 3;

/**
 * How many free activities are left today, from 0 to `freeActivitiesPerDay`.
 *
 * @param submittedAt when each attempt of the learner was submitted, ISO 8601; what is unreadable does not count
 */
export function freeActivitiesLeft(submittedAt: readonly string[], now: Date): number {
  const today = startOfSchoolDay(now.getTime());
  const doneToday = submittedAt.filter((timestamp) => startOfSchoolDay(Date.parse(timestamp)) === today);
  return Math.max(0, freeActivitiesPerDay - doneToday.length);
}
