import type { components } from '#api/contract.gen.ts';
import { dayLength } from '#lib/time/school-time.ts';

type Schemas = components['schemas'];
type Status = Schemas['SubscriptionStatus'];

/** A running plan with derived values. */
export interface RunningPlan extends Omit<Schemas['RunningPlan'], 'autoRenew'> {
  /** True unless the server says that it is off (SUB-039, D-112), or the plan has no end (D-255). */
  renews: boolean;
  /** Whether it started last: only its auto-renew can be turned on. */
  isLatest: boolean;
}

/** The running plans, the latest start first; none if the request has failed (SUB-044). */
export function runningPlansOf(status: Status | undefined): RunningPlan[] {
  if (!status?.isActive) return [];
  return status.runningPlans.map(({ autoRenew, ...plan }, index) => ({
    ...plan,
    isLatest: index === 0,
    renews: plan.expirationDate !== null && (index === 0 ? status.autoRenew : autoRenew) !== false,
  }));
}

/** Why a learner cannot get a plan now. */
export type Block = 'same-plan' | 'same-price';

/** A running plan, or one of the same price, cannot be bought (SUB-031, D-110). */
export function blockOf(
  plan: Pick<Schemas['PublicPlan'], 'id' | 'price'>,
  running: readonly Pick<RunningPlan, 'planId' | 'price'>[],
): Block | undefined {
  if (running.some(({ planId }) => planId === plan.id)) return 'same-plan';
  return running.some(({ price }) => price === plan.price) ? 'same-price' : undefined;
}

/** The name of a running plan that has all entitlements of a plan on sale; undefined if none has. */
export function includedIn(
  plan: Schemas['PublicPlan'],
  running: readonly RunningPlan[],
  onSale: readonly Schemas['PublicPlan'][],
): string | undefined {
  const opens = (planId: string) => onSale.find(({ id }) => id === planId)?.entitlements ?? 0;
  return running.find(({ planId }) => planId !== plan.id && (plan.entitlements & ~opens(planId)) === 0)
    ?.planName;
}

/** The length of the current term and the days left, both in days; NaN without an end. */
export function daysLeft(
  { termStartDate, expirationDate }: Pick<RunningPlan, 'termStartDate' | 'expirationDate'>,
  now: Date,
): { left: number; of: number } {
  const days = (from: number, to: number) => (to - from) / dayLength;
  const end = Date.parse(expirationDate ?? '');
  const of = Math.max(Math.round(days(Date.parse(termStartDate), end)), 1);
  return { left: Math.min(Math.max(Math.ceil(days(now.getTime(), end)), 0), of), of };
}

export const endOfTerm = (now: Date, durationDays: number): Date =>
  new Date(now.getTime() + durationDays * dayLength);
