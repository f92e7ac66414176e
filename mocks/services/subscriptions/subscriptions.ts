import type { components } from '#api/contract.gen.ts';
import type { Db } from '../../data/db.ts';
import type { PlanRecord, SubscriptionRecord } from '../../data/plan-records.ts';
import { isActive } from '../../rules/subscriptions/entitlements.ts';
import { isOnSale } from '../../rules/subscriptions/plans.ts';
import { blocks, daysLater, lastBegun, renewal } from '../../rules/subscriptions/subscriptions.ts';
import { Failure, NotFound } from '../../server/failure.ts';

/** The subscriptions of a learner that run now, after the clock has renewed or ended what was due. */
export const runningSubscriptions = (db: Db, learnerId: string, now: Date): SubscriptionRecord[] =>
  db.subscriptions
    .where('learnerId', learnerId)
    .map((subscription) => {
      const change = renewal(subscription, db.plans.getOrThrow(subscription.planId), now);
      return change ? db.subscriptions.update(subscription.id, change) : subscription;
    })
    .filter((subscription) => isActive(subscription, now));

export const activeSubscription = (db: Db, learnerId: string, now: Date): SubscriptionRecord | undefined =>
  lastBegun(runningSubscriptions(db, learnerId, now));

/** @throws Failure 409 for a learner without one */
export function getActiveSubscriptionOrThrow(db: Db, learnerId: string, now: Date): SubscriptionRecord {
  const subscription = activeSubscription(db, learnerId, now);
  if (!subscription) throw new Failure(409, 'This learner has no active subscription.');
  return subscription;
}

/** @throws NotFound also for a plan that is Draft or Retired: to a buyer it does not exist */
export function getPlanOnSaleOrThrow(db: Db, planId: string): PlanRecord {
  const plan = db.plans.getOrThrow(planId);
  if (!isOnSale(plan)) throw new NotFound('Plan');
  return plan;
}

/** @throws Failure 409 for a plan that the learner cannot get now (D-110) */
export function refuseBlockedPlan(db: Db, learnerId: string, plan: PlanRecord, now: Date): void {
  if (!blocks(runningSubscriptions(db, learnerId, now), plan)) return;
  throw new Failure(
    409,
    'You already have an active subscription of the same type/price. Please choose a different plan.',
  );
}

/** A new subscription from now on for one term of the plan. It does not renew itself. */
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

export function toActiveSubscription(
  db: Db,
  { planId, price, startDate, expirationDate, autoRenew }: SubscriptionRecord,
): components['schemas']['ActiveSubscription'] {
  const { planName, currency } = db.plans.getOrThrow(planId);
  return {
    isActive: true,
    planId,
    planName,
    price,
    currency,
    startDate,
    expirationDate,
    autoRenew,
    nextBillingDateUtc: autoRenew ? expirationDate : null,
    message: null,
  };
}
