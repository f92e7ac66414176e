import type { components } from '#api/contract.gen.ts';
import { dayLength } from '#lib/time/school-time.ts';

type Schemas = components['schemas'];
type Status = Schemas['SubscriptionStatus'];

/** A plan that runs, as the screens show it. */
export interface RunningPlan extends Omit<Schemas['RunningPlan'], 'autoRenew'> {
  /** Counts as on unless the server says that it is off (SUB-039, D-112), or there is no end (D-255). */
  renews: boolean;
  /** Of several the one that started last: only its auto-renew can be turned on. */
  isLatest: boolean;
}

/** All that runs, the one that started last first; none when the lookup has failed (SUB-044). */
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

/** A plan that runs already, or one of the same price, cannot be bought beside it (SUB-031, D-110). */
export function blockOf(
  plan: Pick<Schemas['PublicPlan'], 'id' | 'price'>,
  running: readonly Pick<RunningPlan, 'planId' | 'price'>[],
): Block | undefined {
  if (running.some(({ planId }) => planId === plan.id)) return 'same-plan';
  return running.some(({ price }) => price === plan.price) ? 'same-price' : undefined;
}

/** The name of a running plan that opens all that a plan on sale opens; undefined when it would open something new. */
export function includedIn(
  plan: Schemas['PublicPlan'],
  running: readonly RunningPlan[],
  onSale: readonly Schemas['PublicPlan'][],
): string | undefined {
  const opens = (planId: string) => onSale.find(({ id }) => id === planId)?.entitlements ?? 0;
  return running.find(({ planId }) => planId !== plan.id && (plan.entitlements & ~opens(planId)) === 0)
    ?.planName;
}

/** How long the current term lasts, in days, and how many of those that have begun are left; NaN without an end. */
export function daysLeft(
  { termStartDate, expirationDate }: Pick<RunningPlan, 'termStartDate' | 'expirationDate'>,
  now: Date,
): { left: number; of: number } {
  const days = (from: number, to: number) => (to - from) / dayLength;
  const end = Date.parse(expirationDate ?? '');
  const of = Math.max(Math.round(days(Date.parse(termStartDate), end)), 1);
  return { left: Math.min(Math.max(Math.ceil(days(now.getTime(), end)), 0), of), of };
}

/** @returns the moment on which a term ends that begins now */
export const endOfTerm = (now: Date, durationDays: number): Date =>
  new Date(now.getTime() + durationDays * dayLength);
