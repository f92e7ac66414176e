import { bestPromotion } from '../../rules/subscriptions/promotions.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { preparePayment, settlePayment } from '../../services/subscriptions/payments.ts';
import { getPlanOnSaleOrThrow, requirePurchaseAllowed } from '../../services/subscriptions/subscriptions.ts';

/** Prepares the payment; the subscription starts when the provider has confirmed it, or now if there is nothing to pay. */
export const createCheckout = operation(
  'createCheckout',
  ({ body, actor, db, now, randomId, paymentPage, applicationUrl }) => {
    const learner = getLearnerOrThrow(db, actor, body.learnerId);
    const plan = getPlanOnSaleOrThrow(db, body.subscriptionPlanId);
    requirePurchaseAllowed(db, learner.id, plan, now);
    const promotion = bestPromotion(db.promotions.where('planId', plan.id), now);
    const buyerId = actor.id;
    const checkout = { kind: 'checkout', learnerId: learner.id, buyerId, plan, promotion } as const;
    const payment = preparePayment(db, randomId, checkout);
    if (payment.amount > 0) return ok({ redirectUrl: paymentPage(payment.id) });

    settlePayment(db, payment, { now, randomId });
    const query = new URLSearchParams({ learnerId: learner.id });
    return ok({ redirectUrl: `${applicationUrl}/subscribe/success?${String(query)}` });
  },
);
