import { bestPromotion } from '../../rules/subscriptions/promotions.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { preparePayment } from '../../services/subscriptions/payments.ts';
import { getPlanOnSaleOrThrow, requirePurchaseAllowed } from '../../services/subscriptions/subscriptions.ts';

/** Prepares the payment; the subscription starts when the provider has confirmed it. */
export const createCheckout = operation(
  'createCheckout',
  ({ body, actor, db, now, randomId, paymentPage }) => {
    const learner = getLearnerOrThrow(db, actor, body.learnerId);
    const plan = getPlanOnSaleOrThrow(db, body.subscriptionPlanId);
    requirePurchaseAllowed(db, learner.id, plan, now);
    const promotion = bestPromotion(db.promotions.where('planId', plan.id), now);
    const buyerId = actor.id;
    const payment = { kind: 'checkout', learnerId: learner.id, buyerId, plan, promotion } as const;
    return ok({ redirectUrl: paymentPage(preparePayment(db, randomId, payment).id) });
  },
);
