import { Conflict } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { preparePayment } from '../../services/subscriptions/payments.ts';
import { activeSubscriptionsOrThrow } from '../../services/subscriptions/subscriptions.ts';

export const enableAutoRenew = operation(
  'enableAutoRenew',
  ({ path, actor, db, now, randomId, paymentPage }) => {
    const learner = getLearnerOrThrow(db, actor, path.id);
    const [subscription] = activeSubscriptionsOrThrow(db, learner.id, now);
    if (subscription.expirationDate === null) {
      throw new Conflict('This plan has no end, so there is nothing to renew.', 'no-active-subscription');
    }
    if (!learner.isActive) throw new Conflict('This learner is not active.', 'learner-inactive');
    const { planId } = subscription;
    if (subscription.autoRenew || subscription.payerId === actor.id) {
      if (!subscription.autoRenew) db.subscriptions.update(subscription.id, { autoRenew: true });
      return ok({ requiresRedirect: false, planId, message: 'Auto-renew turned on.' });
    }
    // Promotions do not apply to renewals.
    const plan = db.plans.getOrThrow(planId);
    const { id } = preparePayment(db, randomId, {
      kind: 'recurring',
      learnerId: learner.id,
      buyerId: actor.id,
      plan,
      subscriptionId: subscription.id,
    });
    return ok({
      requiresRedirect: true,
      planId,
      redirectUrl: paymentPage(id),
      message: 'Continue to the payment page to turn on auto-renew.',
    });
  },
);
