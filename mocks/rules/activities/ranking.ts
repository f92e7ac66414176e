/** What ranking needs of an attempt. */
export interface RankedAttempt {
  learnerId: string;
  activityId: string;
  totalScore: number;
  activityTotalScore: number;
  createdAtUtc: string;
}

export interface Standing {
  totalScore: number;
  /** What was possible in the attempts that count. */
  maxPossible: number;
}

/** At equal scores the newer attempt counts. */
const isBetter = (one: RankedAttempt, other: RankedAttempt): boolean =>
  one.totalScore === other.totalScore
    ? one.createdAtUtc > other.createdAtUtc
    : one.totalScore > other.totalScore;

const cents = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100;

/**
 * Where learners stand (D-081): the sum of each one's best attempt at each activity, at most two decimals.
 * Learners without an attempt are not in the map.
 */
export function standings(attempts: Iterable<RankedAttempt>): Map<string, Standing> {
  // By activity first: there are some dozens of them, and in a big school thousands of learners.
  const best = new Map<string, Map<string, RankedAttempt>>();
  for (const attempt of attempts) {
    const { activityId, learnerId } = attempt;
    const ofActivity = best.get(activityId) ?? new Map<string, RankedAttempt>();
    best.set(activityId, ofActivity);
    const known = ofActivity.get(learnerId);
    if (!known || isBetter(attempt, known)) ofActivity.set(learnerId, attempt);
  }
  const sums = new Map<string, Standing>();
  for (const { learnerId, totalScore, activityTotalScore } of [...best.values()].flatMap(valuesOf)) {
    const sum = sums.get(learnerId) ?? { totalScore: 0, maxPossible: 0 };
    sum.totalScore += totalScore;
    sum.maxPossible += activityTotalScore;
    sums.set(learnerId, sum);
  }
  for (const sum of sums.values()) sum.totalScore = cents(sum.totalScore);
  return sums;
}

const valuesOf = <Value>(map: ReadonlyMap<string, Value>): Value[] => [...map.values()];

/** Percent of what was possible, at most two decimals; 0 when nothing was possible (D-081). */
export const percentage = ({ totalScore, maxPossible }: Standing): number =>
  maxPossible === 0 ? 0 : cents((totalScore / maxPossible) * 100);

/** Highest score first; equal scores by first name, then by surname. */
export function byRank(
  one: { totalScore: number; firstName: string; lastName: string },
  other: { totalScore: number; firstName: string; lastName: string },
): number {
  return (
    other.totalScore - one.totalScore ||
    compareText(one.firstName, other.firstName) ||
    compareText(one.lastName, other.lastName)
  );
}

/** As people sort names; one collator, because making one for each comparison is slow at 10,000 rows. */
const compareText = new Intl.Collator('en').compare;

/** First name, then surname: the order of every list of people. */
export const byName = (
  one: { name: string; surname: string },
  other: { name: string; surname: string },
): number => compareText(one.name, other.name) || compareText(one.surname, other.surname);
