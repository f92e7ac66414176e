import type { PlanRecord, SubscriptionRecord } from '../../data/plan-records.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last moment that a date of four-digit years can name: a plan may last longer than that. */
const lastMoment = Date.UTC(9999, 11, 31);

/** @returns the moment so many times 24 hours later, ISO 8601 in UTC */
export const daysLater = (from: Date, days: number): string =>
  new Date(Math.min(from.getTime() + days * dayMs, lastMoment)).toISOString();

/** A learner cannot get a plan while a subscription runs to the same plan, or to one of the same price (D-110). */
export const blocks = (
  running: readonly Pick<SubscriptionRecord, 'planId' | 'price'>[],
  plan: Pick<PlanRecord, 'id' | 'price'>,
): boolean => running.some(({ planId, price }) => planId === plan.id || price === plan.price);

/** "The active subscription" of several that run: the one that began last. */
export const lastBegun = <Subscription extends { startDate: string }>(
  running: readonly Subscription[],
): Subscription | undefined =>
  running.toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate)).at(-1);

/**
 * What the clock did to a subscription since somebody last looked. With auto-renew on, the provider takes the price of
 * the day at the expiry, and the expiry moves on by as many terms as have begun. Where it takes nothing, the payment
 * fails and the subscription ends; a plan of 0 days has no next term and ends as well.
 *
 * @param plan its terms as they are now; a retired plan renews, too (D-231)
 * @returns what changes, or undefined
 */
export function renewal(
  subscription: Pick<SubscriptionRecord, 'expirationDate' | 'autoRenew' | 'mayRenew'>,
  plan: Pick<PlanRecord, 'price' | 'durationDays'>,
  now: Date,
): Partial<Omit<SubscriptionRecord, 'id'>> | undefined {
  const expiry = new Date(subscription.expirationDate);
  if (!subscription.autoRenew || now < expiry) return undefined;
  if (!subscription.mayRenew || plan.durationDays === 0) return { autoRenew: false, mayRenew: false };
  const terms = Math.floor((now.getTime() - expiry.getTime()) / (plan.durationDays * dayMs)) + 1;
  return { expirationDate: daysLater(expiry, terms * plan.durationDays), price: plan.price };
}
