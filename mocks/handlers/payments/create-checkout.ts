import { amountOf, successUrl } from '../../rules/subscriptions/payments.ts';
import { bestPromotion } from '../../rules/subscriptions/promotions.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { preparePayment } from '../../services/subscriptions/payments.ts';
import {
  getPlanOnSaleOrThrow,
  requirePurchaseAllowed,
  startSubscription,
} from '../../services/subscriptions/subscriptions.ts';

export const createCheckout = operation(
  'createCheckout',
  ({ body, actor, db, now, randomId, paymentPage, applicationUrl }) => {
    const { id: learnerId } = getLearnerOrThrow(db, actor, body.learnerId);
    const plan = getPlanOnSaleOrThrow(db, body.subscriptionPlanId);
    requirePurchaseAllowed(db, learnerId, plan, now);
    const promotion = bestPromotion(db.promotions.where('planId', plan.id), now);
    if (amountOf(plan, promotion) === 0) {
      startSubscription(db, { ...plan, learnerId, planId: plan.id, amount: 0 }, { now, randomId });
      return ok({ redirectUrl: successUrl(applicationUrl, learnerId).href });
    }
    const checkout = { kind: 'checkout', learnerId, buyerId: actor.id, plan, promotion } as const;
    return ok({ redirectUrl: paymentPage(preparePayment(db, randomId, checkout).id) });
  },
);
