import { toRunningPlan } from '../../serializers/subscription.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { cancelAgreements } from '../../services/subscriptions/payments.ts';
import { activeSubscriptionsOrThrow } from '../../services/subscriptions/subscriptions.ts';

/** Turns off auto-renew of all the learner's plans (D-244). The payer can turn it on again without the payment page. */
export const cancelAutoRenew = operation('cancelAutoRenew', ({ path, actor, db, now }) => {
  const learner = getLearnerOrThrow(db, actor, path.id);
  const running = activeSubscriptionsOrThrow(db, learner.id, now).map((subscription) =>
    subscription.autoRenew ? db.subscriptions.update(subscription.id, { autoRenew: false }) : subscription,
  );
  cancelAgreements(db, learner.id);
  return ok({
    message: 'Auto-renew turned off. Access remains until expiry.',
    runningPlans: running.map((subscription) => toRunningPlan(db, subscription)),
  });
});
