import { schoolDay } from '../date-times.ts';

/** Attempts per calendar day without a plan that lifts the limit (D-074). */
export const freeAttemptsPerDay = 3;

/**
 * Whether a learner may load, save or submit an answer sheet now.
 *
 * @param attemptDates the learner's submissions, ISO 8601
 */
export function canAttempt(
  attemptDates: readonly string[],
  now: Date,
  plan: { unlocksUsageLimit: boolean },
  limit = freeAttemptsPerDay,
): boolean {
  if (plan.unlocksUsageLimit) return true;
  const today = schoolDay(now);
  return attemptDates.filter((date) => schoolDay(new Date(date)) === today).length < limit;
}
