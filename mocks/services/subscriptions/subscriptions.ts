import type { Db } from '../../data/db.ts';
import type { PlanRecord, SubscriptionRecord } from '../../data/models/subscriptions.ts';
import { isActive } from '../../rules/subscriptions/entitlements.ts';
import { isOnSale } from '../../rules/subscriptions/plans.ts';
import {
  blocksPurchase,
  daysLater,
  dueRenewal,
  latestStarted,
} from '../../rules/subscriptions/subscriptions.ts';
import { Failure, NotFound } from '../../server/failure.ts';

/** The active subscriptions of a learner, after renewing or ending those that have expired. */
export const activeSubscriptions = (db: Db, learnerId: string, now: Date): SubscriptionRecord[] =>
  db.subscriptions
    .where('learnerId', learnerId)
    .map((subscription) => {
      const change = dueRenewal(subscription, db.plans.getOrThrow(subscription.planId), now);
      return change ? db.subscriptions.update(subscription.id, change) : subscription;
    })
    .filter((subscription) => isActive(subscription, now));

export const currentSubscription = (db: Db, learnerId: string, now: Date): SubscriptionRecord | undefined =>
  latestStarted(activeSubscriptions(db, learnerId, now));

/** @throws Failure 409 for a learner without one */
export function getCurrentSubscriptionOrThrow(db: Db, learnerId: string, now: Date): SubscriptionRecord {
  const subscription = currentSubscription(db, learnerId, now);
  if (!subscription) throw new Failure(409, 'This learner has no active subscription.');
  return subscription;
}

/** @throws NotFound also for a plan that is Draft or Retired: for buyers it does not exist */
export function getPlanOnSaleOrThrow(db: Db, planId: string): PlanRecord {
  const plan = db.plans.getOrThrow(planId);
  if (!isOnSale(plan)) throw new NotFound('Plan');
  return plan;
}

/** @throws Failure 409 for a plan that the learner cannot buy now (D-110) */
export function requirePurchaseAllowed(db: Db, learnerId: string, plan: PlanRecord, now: Date): void {
  if (!blocksPurchase(activeSubscriptions(db, learnerId, now), plan)) return;
  throw new Failure(
    409,
    'You already have an active subscription of the same type/price. Please choose a different plan.',
  );
}

/** Starts a subscription now, for one term of the plan, without auto-renew. */
export function startSubscription(
  db: Db,
  { learnerId, planId, price }: Pick<SubscriptionRecord, 'learnerId' | 'planId' | 'price'>,
  { now, randomId }: { now: Date; randomId: (prefix: string) => string },
): SubscriptionRecord {
  return db.subscriptions.insert({
    id: randomId('sbs'),
    learnerId,
    planId,
    price,
    startDate: now.toISOString(),
    expirationDate: daysLater(now, db.plans.getOrThrow(planId).durationDays),
    autoRenew: false,
    mayRenew: false,
  });
}
