import type { PlanRecord, SubscriptionRecord } from '../../data/models/subscriptions.ts';
import { amountOf } from './payments.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last day with a four-digit year: later dates are cut to it. */
const latestDate = Date.UTC(9999, 11, 31);

/** @returns the date-time that is `days` times 24 hours later, ISO 8601 in UTC */
export const daysLater = (from: Date, days: number): string =>
  new Date(Math.min(from.getTime() + days * dayMs, latestDate)).toISOString();

/** The end of a term, ISO 8601 in UTC; null for a plan of 0 days, which has no end (D-255). */
export const endOfTerm = (start: Date, durationDays: number): string | null =>
  durationDays === 0 ? null : daysLater(start, durationDays);

/** A learner cannot buy a plan while subscribed to the same plan, or to one with the same price (D-110). */
export const isPurchaseBlocked = (
  running: readonly Pick<SubscriptionRecord, 'planId' | 'price'>[],
  plan: Pick<PlanRecord, 'id' | 'price'>,
): boolean => running.some(({ planId, price }) => planId === plan.id || price === plan.price);

/** Sorts the latest start first: the first subscription is "the active subscription" of the contract. */
export const latestFirst = <Subscription extends { startDate: string }>(
  running: readonly Subscription[],
): Subscription[] =>
  running
    .toSorted((first, second) => Date.parse(first.startDate) - Date.parse(second.startDate))
    .toReversed();

/**
 * The renewals of a subscription since it was last read. With auto-renew, the provider charges the plan's current price at
 * each expiry, and the expiry moves by one term.
 *
 * @param plan its current terms; a retired plan also renews
 * @returns the changes of the record, or undefined
 */
export function dueRenewal(
  subscription: Pick<SubscriptionRecord, 'expirationDate' | 'autoRenew'>,
  plan: Pick<PlanRecord, 'price' | 'durationDays' | 'priceIncludesVat' | 'vatRatePercent'>,
  now: Date,
): Partial<Omit<SubscriptionRecord, 'id'>> | undefined {
  if (!subscription.autoRenew || subscription.expirationDate === null) return undefined;
  const expiry = new Date(subscription.expirationDate);
  if (now < expiry) return undefined;
  const { price, durationDays, vatRatePercent } = plan;
  const charged = { price, amountPaid: amountOf(plan, undefined), vatRatePercent };
  if (durationDays === 0) {
    return { ...charged, termStartDate: expiry.toISOString(), expirationDate: null, autoRenew: false };
  }
  const count = Math.floor((now.getTime() - expiry.getTime()) / (durationDays * dayMs)) + 1;
  return {
    termStartDate: daysLater(expiry, (count - 1) * durationDays),
    expirationDate: daysLater(expiry, count * durationDays),
    ...charged,
  };
}
