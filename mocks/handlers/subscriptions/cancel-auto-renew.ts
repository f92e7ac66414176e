import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { getCurrentSubscriptionOrThrow } from '../../services/subscriptions/subscriptions.ts';

/** The provider's permission stays, so that turning it on again needs no payment page. */
export const cancelAutoRenew = operation('cancelAutoRenew', ({ path, actor, db, now }) => {
  const learner = getLearnerOrThrow(db, actor, path.id);
  const subscription = getCurrentSubscriptionOrThrow(db, learner.id, now);
  if (subscription.autoRenew) db.subscriptions.update(subscription.id, { autoRenew: false });
  return ok({ message: 'Auto-renew turned off. Access remains until expiry.' });
});
