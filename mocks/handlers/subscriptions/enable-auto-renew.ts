import { ok, operation } from '../../operation.ts';
import { needLearner } from '../../wire/learner.ts';
import { preparePayment } from '../../wire/payment.ts';
import { needActiveSubscription } from '../../wire/subscription.ts';

export const enableAutoRenew = operation(
  'enableAutoRenew',
  ({ path, actor, db, now, randomId, paymentPage }) => {
    const learner = needLearner(db, actor, path.id);
    const subscription = needActiveSubscription(db, learner.id, now);
    if (subscription.autoRenew || subscription.mayRenew) {
      if (!subscription.autoRenew) db.subscriptions.update(subscription.id, { autoRenew: true });
      return ok({ requiresRedirect: false, message: 'Auto-renew turned on.' });
    }
    // Renewals cost the full price: no promotion.
    const plan = db.plans.need(subscription.planId);
    const { id } = preparePayment(db, randomId, { kind: 'recurring', learnerId: learner.id, plan });
    return ok({
      requiresRedirect: true,
      redirectUrl: paymentPage(id),
      message: 'Continue to the payment page to turn on auto-renew.',
    });
  },
);
