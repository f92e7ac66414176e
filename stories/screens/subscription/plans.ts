import type { StoredCheckout } from '#components/checkout/checkout-state.ts';
import { storeCheckout } from '#components/checkout/stored-checkouts.ts';
import { preparePayment } from '#mocks/services/subscriptions/payments.ts';
import { startSubscription } from '#mocks/services/subscriptions/subscriptions.ts';
import { storyNow, type Visit } from '../../visit.tsx';

type Given = NonNullable<Visit['given']>;

const dayMs = 24 * 60 * 60 * 1000;

/** Starts a plan that ends in `endsInDays` days. */
export const withRunningPlan =
  (learnerId: string, planId: string, { renews = false, endsInDays = 20 } = {}): Given =>
  ({ db, now, randomId }) => {
    const { price, durationDays, vatRatePercent } = db.plans.getOrThrow(planId);
    const start = new Date(now().getTime() + (endsInDays - durationDays) * dayMs);
    const { id } = startSubscription(
      db,
      { learnerId, planId, price, durationDays, vatRatePercent, amount: price },
      { now: start, randomId },
    );
    if (renews) db.subscriptions.update(id, { autoRenew: true, payerId: 'usr-naledi' });
  };

/**
 * Prepares a payment, or an agreement to renewals, which the parent has completed and the provider has not yet
 * confirmed.
 */
export const withPaidPayment =
  (learnerId: string, planId: string, kind: 'checkout' | 'recurring' = 'checkout'): Given =>
  ({ db, now, randomId }) => {
    const [subscription] = db.subscriptions.where('learnerId', learnerId);
    const payment = preparePayment(db, randomId, {
      kind,
      learnerId,
      buyerId: 'usr-naledi',
      plan: db.plans.getOrThrow(planId),
      subscriptionId: kind === 'recurring' ? (subscription?.id ?? null) : null,
    });
    db.payments.update(payment.id, { state: 'paid', paidAtUtc: now().toISOString() });
  };

/** Stores that Naledi has started a checkout on this device two minutes ago. Call it before the screen opens. */
export const rememberCheckout = (checkout: Partial<StoredCheckout> = {}): Promise<void> =>
  storeCheckout('usr-naledi', {
    learnerId: 'lrn-zola',
    planId: 'pln-school-content',
    planName: 'School Content',
    amount: 199.5,
    currency: 'ZAR',
    startedAt: storyNow.getTime() - 2 * 60_000,
    planBefore: null,
    stage: 'returned',
    renewalOfOthers: 'unchanged',
    ...checkout,
  });

export const combine =
  (...givens: readonly Given[]): Given =>
  (backend) => {
    for (const given of givens) given(backend);
  };
