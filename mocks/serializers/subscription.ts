import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { SubscriptionRecord } from '../data/models/subscriptions.ts';

/** A subscription that is active, with the current name of its plan. */
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
