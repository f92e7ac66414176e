import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { preparePayment } from '../../services/subscriptions/payments.ts';
import { getCurrentSubscriptionOrThrow } from '../../services/subscriptions/subscriptions.ts';

export const enableAutoRenew = operation(
  'enableAutoRenew',
  ({ path, actor, db, now, randomId, paymentPage }) => {
    const learner = getLearnerOrThrow(db, actor, path.id);
    const subscription = getCurrentSubscriptionOrThrow(db, learner.id, now);
    if (subscription.autoRenew || subscription.mayRenew) {
      if (!subscription.autoRenew) db.subscriptions.update(subscription.id, { autoRenew: true });
      return ok({ requiresRedirect: false, message: 'Auto-renew turned on.' });
    }
    // Renewals cost the full price: no promotion.
    const plan = db.plans.getOrThrow(subscription.planId);
    const { id } = preparePayment(db, randomId, { kind: 'recurring', learnerId: learner.id, plan });
    return ok({
      requiresRedirect: true,
      redirectUrl: paymentPage(id),
      message: 'Continue to the payment page to turn on auto-renew.',
    });
  },
);
