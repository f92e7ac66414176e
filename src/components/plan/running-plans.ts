import type { components } from '#api/contract.gen.ts';
import { dayLength } from '#lib/time/school-time.ts';
import { vatParts } from '#lib/vat.ts';

type Schemas = components['schemas'];
type Status = Schemas['SubscriptionStatus'];

export interface RunningPlan extends Omit<Schemas['RunningPlan'], 'autoRenew'> {
  /** Whether the plan renews: the default is true (SUB-039, D-112); a plan without an end does not (D-255). */
  renews: boolean;
  /** Whether the plan started last: only its auto-renew can be turned on. */
  isLatest: boolean;
}

/** Returns the running plans, the latest start first; none if the request failed (SUB-044). */
export function runningPlansOf(status: Status | undefined): RunningPlan[] {
  if (!status?.isActive) return [];
  return status.runningPlans.map(({ autoRenew, ...plan }, index) => ({
    ...plan,
    isLatest: index === 0,
    renews: plan.expirationDate !== null && (index === 0 ? status.autoRenew : autoRenew) !== false,
  }));
}

export type BlockReason = 'same-plan' | 'same-price';

/** A running plan cannot be bought again, nor can another plan at the price of a running one (SUB-031, D-110). */
export function blockReason(
  plan: Pick<Schemas['PublicPlan'], 'id' | 'price'>,
  running: readonly Pick<RunningPlan, 'planId' | 'price'>[],
): BlockReason | undefined {
  if (running.some(({ planId }) => planId === plan.id)) return 'same-plan';
  return running.some(({ price }) => price === plan.price) ? 'same-price' : undefined;
}

/** Returns the name of another running plan that has all entitlements of a plan on sale, if there is one. */
export function findIncludingPlan(
  plan: Schemas['PublicPlan'],
  running: readonly RunningPlan[],
  onSale: readonly Schemas['PublicPlan'][],
): string | undefined {
  const entitlementsOf = (planId: string) => onSale.find(({ id }) => id === planId)?.entitlements ?? 0;
  return running.find(
    ({ planId }) => planId !== plan.id && (plan.entitlements & ~entitlementsOf(planId)) === 0,
  )?.planName;
}

/**
 * Returns the amount of the next renewal: promotions do not apply, and VAT is added to a price without VAT.
 *
 * @param offer the plan as sold now; a plan that is not on sale any more is charged its price
 */
export const renewalAmount = (
  { price }: Pick<RunningPlan, 'price'>,
  offer: Schemas['PublicPlan'] | undefined,
): number => (offer ? vatParts(offer.price, offer.vatRatePercent, offer.priceIncludesVat).gross : price);

/** Returns the length of the current term and the days left, in days; NaN without an end. */
export function daysLeft(
  { termStartDate, expirationDate }: Pick<RunningPlan, 'termStartDate' | 'expirationDate'>,
  now: Date,
): { left: number; total: number } {
  const days = (from: number, to: number) => (to - from) / dayLength;
  const end = Date.parse(expirationDate ?? '');
  const total = Math.max(Math.round(days(Date.parse(termStartDate), end)), 1);
  return { left: Math.min(Math.max(Math.ceil(days(now.getTime(), end)), 0), total), total };
}

export const endOfTerm = (now: Date, durationDays: number): Date =>
  new Date(now.getTime() + durationDays * dayLength);
