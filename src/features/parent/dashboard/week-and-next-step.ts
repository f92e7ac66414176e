import type { components } from '#api/contract.gen.ts';
import type { Learner } from '#api/queries/learners.ts';
import { formatScore, pluralize } from '#lib/numbers.ts';
import { dayLength, startOfSchoolDay } from '#lib/time/school-time.ts';
import { byActivity, goodPercent } from '../progress/figures.ts';
import { weekOf, type Attempt, type ReportRow } from '../progress/periods.ts';

type SubscriptionStatus = components['schemas']['SubscriptionStatus'];

/** Data of another request: each part of a card loads and fails separately. */
export type Loadable<Data> = Data | 'pending' | 'failed';

const isLoaded = <Data extends object>(data: Loadable<Data>): data is Data => typeof data === 'object';

const countActivities = (attempts: readonly Attempt[]): string =>
  pluralize(new Set(attempts.map(({ row }) => row.activityId)).size, 'activity', 'activities');

const scoreText = ({ totalScore, activityTotalScore }: ReportRow): string =>
  `${formatScore(totalScore)} of ${formatScore(activityTotalScore)}`;

/**
 * Describes the current school week of a learner, and the last result.
 *
 * @param attempts from newest to oldest
 */
export function weekText(
  attempts: readonly Attempt[],
  { lastLoginDate }: Pick<Learner, 'lastLoginDate'>,
  now: Date,
): string {
  const last = attempts.find(({ at }) => !Number.isNaN(at));
  const ending = last
    ? `. Last: ${last.row.activityTitle}${last.percent === undefined ? '' : `, ${scoreText(last.row)}`}`
    : '';
  return `${thisWeekText(attempts, lastLoginDate, now)}${ending}`;
}

function thisWeekText(attempts: readonly Attempt[], lastLoginDate: string | null, now: Date): string {
  const week = weekOf(attempts, now);
  if (week.attempts.length > 0) {
    const [best] = week.attempts
      .filter(({ percent }) => percent !== undefined)
      .toSorted((first, second) => (second.percent ?? 0) - (first.percent ?? 0));
    const done = `${countActivities(week.attempts)} done`;
    return best ? `${done}, best score ${scoreText(best.row)}` : done;
  }
  const hasLoggedIn = Date.parse(lastLoginDate ?? '') >= week.from;
  const nothing = hasLoggedIn ? 'Logged in, nothing answered yet' : 'Nothing answered yet';
  const lastWeek = weekOf(attempts, new Date(week.from - dayLength)).attempts;
  return lastWeek.length > 0 ? `${nothing}; last week ${countActivities(lastWeek)}` : nothing;
}

type NextStepKind = 'activate' | 'set-login' | 'choose-grade' | 'buy' | 'renew' | 'see-progress';

export type NextStep = { text: string } & ({ kind: NextStepKind } | { kind: 'see-result'; row: ReportRow });

interface NextStepSources {
  learner: Pick<Learner, 'name' | 'isActive' | 'lastLoginDate' | 'gradeId'>;
  plan: Loadable<SubscriptionStatus>;
  /** Whether a payment is being confirmed: then no plan is bought or renewed. */
  isPaymentPending: boolean;
  /** From newest to oldest. */
  attempts: Loadable<readonly Attempt[]>;
}

/**
 * Returns the most urgent of a parent's tasks for a learner: first what prevents the learner from working, then the plan,
 * then an activity to go through together.
 *
 * @returns undefined if there is nothing to do
 */
export function nextStep(
  { learner, plan, isPaymentPending, attempts }: NextStepSources,
  now: Date,
): NextStep | 'pending' | undefined {
  const { name, isActive, lastLoginDate, gradeId } = learner;
  if (!isActive) return { kind: 'activate', text: `Switch Active on: ${name} cannot log in` };
  // The contract does not tell whether a learner without a login date has a password.
  if (lastLoginDate === null) {
    return { kind: 'set-login', text: `Set the login: ${name} has not logged in yet` };
  }
  if (gradeId === null) return { kind: 'choose-grade', text: `Choose a grade for ${name}` };
  if (plan === 'pending') return 'pending';
  if (isLoaded(plan) && !isPaymentPending) {
    if (!plan.isActive) return { kind: 'buy', text: `Choose a plan for ${name}` };
    const ending = endingPlan(plan, now);
    if (ending) return { kind: 'renew', text: `Renew ${ending.planName}: it ends ${ending.when}` };
  }
  if (attempts === 'pending') return 'pending';
  if (!isLoaded(attempts)) return { kind: 'see-progress', text: `See the progress of ${name}` };
  const weak = byActivity(attempts).find(({ percent }) => percent !== undefined && percent < goodPercent);
  if (weak) {
    const { row } = weak.best;
    return { kind: 'see-result', text: `Go through ${row.activityTitle} together: ${scoreText(row)}`, row };
  }
  return attempts.length > 0 ? { kind: 'see-progress', text: `See the progress of ${name}` } : undefined;
}

/** A plan that ends within so many days is a task. */
const daysBeforeEnd = 3;

/** Returns the plan that ends last, if it ends within three days, and no plan renews itself or has no end. */
function endingPlan(
  { autoRenew, runningPlans }: Extract<SubscriptionStatus, { isActive: true }>,
  now: Date,
): { planName: string; when: string } | undefined {
  const continues = runningPlans.some(
    (plan, index) => plan.expirationDate === null || (index === 0 ? autoRenew : plan.autoRenew) !== false,
  );
  const [last] = runningPlans.toSorted((one, other) => endOf(other) - endOf(one));
  if (continues || !last) return undefined;
  const days = Math.round((startOfSchoolDay(endOf(last)) - startOfSchoolDay(now.getTime())) / dayLength);
  if (days > daysBeforeEnd) return undefined;
  const later = days === 1 ? 'tomorrow' : `in ${days} days`;
  return { planName: last.planName, when: days < 1 ? 'today' : later };
}

const endOf = ({ expirationDate }: { expirationDate: string | null }): number =>
  Date.parse(expirationDate ?? '');
