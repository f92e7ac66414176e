/** Free attempts per calendar day without a plan that lifts the limit (D-074). */
export const freeAttemptsPerDay = 3;

/** The school's time zone is South Africa's: UTC+2 without daylight saving. */
const schoolOffsetMs = 2 * 60 * 60 * 1000;

const schoolDay = (date: Date): string =>
  new Date(date.getTime() + schoolOffsetMs).toISOString().slice(0, 10);

/**
 * Whether a learner may load or submit one more answer sheet today.
 *
 * @param attemptDates when the learner's attempts were submitted, ISO 8601
 */
export function mayAttempt(
  attemptDates: readonly string[],
  now: Date,
  plan: { unlocksUsageLimit: boolean },
  limit = freeAttemptsPerDay,
): boolean {
  if (plan.unlocksUsageLimit) return true;
  const today = schoolDay(now);
  return attemptDates.filter((date) => schoolDay(new Date(date)) === today).length < limit;
}
