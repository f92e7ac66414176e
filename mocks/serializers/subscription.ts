import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { SubscriptionRecord } from '../data/models/subscriptions.ts';

type Schemas = components['schemas'];

export function toRunningPlan(db: Db, subscription: SubscriptionRecord): Schemas['RunningPlan'] {
  const { termStartDate, amountPaid, vatRatePercent } = subscription;
  return {
    ...toTerms(db, subscription),
    autoRenew: subscription.autoRenew,
    termStartDate,
    payment: amountPaid > 0 ? { amount: amountPaid, vatRatePercent } : null,
  };
}

function toTerms(db: Db, { planId, price, startDate, expirationDate, autoRenew }: SubscriptionRecord) {
  const { planName, currency } = db.plans.getOrThrow(planId);
  return {
    planId,
    planName,
    price,
    currency,
    startDate,
    expirationDate,
    nextBillingDateUtc: autoRenew ? expirationDate : null,
  };
}

/**
 * @param running all active subscriptions, latest start first
 * @param message for the family, or null
 */
export const toActiveSubscription = (
  db: Db,
  running: readonly [SubscriptionRecord, ...SubscriptionRecord[]],
  message: string | null,
): Schemas['ActiveSubscription'] => ({
  isActive: true,
  ...toTerms(db, running[0]),
  autoRenew: running[0].autoRenew,
  message,
  runningPlans: running.map((subscription) => toRunningPlan(db, subscription)),
});
