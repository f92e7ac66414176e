import type { Db } from '../../data/db.ts';
import type { PaymentRecord, PlanRecord, SubscriptionRecord } from '../../data/models/subscriptions.ts';
import { Conflict, NotFound } from '../../rules/failure.ts';
import { isActive } from '../../rules/subscriptions/entitlements.ts';
import { isOnSale } from '../../rules/subscriptions/plans.ts';
import {
  isPurchaseBlocked,
  dueRenewal,
  endOfTerm,
  latestFirst,
} from '../../rules/subscriptions/subscriptions.ts';

/** Renews due subscriptions of a learner, and returns the active ones, latest start first. */
export const activeSubscriptions = (db: Db, learnerId: string, now: Date): SubscriptionRecord[] =>
  latestFirst(
    db.subscriptions
      .where('learnerId', learnerId)
      .map((subscription) => {
        const change = dueRenewal(subscription, db.plans.getOrThrow(subscription.planId), now);
        return change ? db.subscriptions.update(subscription.id, change) : subscription;
      })
      .filter((subscription) => isActive(subscription, now)),
  );

/** @throws Failure 409 for a learner without an active subscription */
export function activeSubscriptionsOrThrow(
  db: Db,
  learnerId: string,
  now: Date,
): [SubscriptionRecord, ...SubscriptionRecord[]] {
  const [current, ...others] = activeSubscriptions(db, learnerId, now);
  if (!current) throw new Conflict('This learner has no active subscription.', 'no-active-subscription');
  return [current, ...others];
}

/** @throws NotFound for an unknown plan, and for one that is Draft or Retired */
export function getPlanOnSaleOrThrow(db: Db, planId: string): PlanRecord {
  const plan = db.plans.getOrThrow(planId);
  if (!isOnSale(plan)) throw new NotFound('Plan');
  return plan;
}

/** @throws Failure 409 for a plan that the learner cannot buy now (D-110) */
export function requirePurchaseAllowed(db: Db, learnerId: string, plan: PlanRecord, now: Date): void {
  if (!isPurchaseBlocked(activeSubscriptions(db, learnerId, now), plan)) return;
  throw new Conflict(
    'You already have an active subscription of the same type/price. Please choose a different plan.',
  );
}

export function startSubscription(
  db: Db,
  {
    learnerId,
    planId,
    price,
    durationDays,
    amount,
    vatRatePercent,
  }: Pick<PaymentRecord, 'learnerId' | 'planId' | 'price' | 'durationDays' | 'amount' | 'vatRatePercent'>,
  { now, randomId }: { now: Date; randomId: (prefix: string) => string },
): SubscriptionRecord {
  return db.subscriptions.insert({
    id: randomId('sbs'),
    learnerId,
    planId,
    price,
    startDate: now.toISOString(),
    termStartDate: now.toISOString(),
    amountPaid: amount,
    vatRatePercent,
    expirationDate: endOfTerm(now, durationDays),
    autoRenew: false,
    payerId: null,
  });
}
