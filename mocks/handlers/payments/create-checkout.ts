import { ok, operation } from '../../operation.ts';
import { bestPromotion } from '../../rules/promotions.ts';
import { needLearner } from '../../wire/learner.ts';
import { preparePayment } from '../../wire/payment.ts';
import { needPlanOnSale, refuseBlockedPlan } from '../../wire/subscription.ts';

/** Prepares the payment; the learner has nothing until the provider has confirmed it. */
export const createCheckout = operation(
  'createCheckout',
  ({ body, actor, db, now, randomId, paymentPage }) => {
    const learner = needLearner(db, actor, body.learnerId);
    const plan = needPlanOnSale(db, body.subscriptionPlanId);
    refuseBlockedPlan(db, learner.id, plan, now);
    const promotion = bestPromotion(db.promotions.where('planId', plan.id), now);
    const payment = { kind: 'checkout', learnerId: learner.id, plan, promotion } as const;
    return ok({ redirectUrl: paymentPage(preparePayment(db, randomId, payment).id) });
  },
);
