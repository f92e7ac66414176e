import { ok, operation } from '../../operation.ts';
import { needLearner } from '../../wire/learner.ts';
import { needActiveSubscription } from '../../wire/subscription.ts';

/** The provider's permission stays, so that turning it on again needs no payment page. */
export const cancelAutoRenew = operation('cancelAutoRenew', ({ path, actor, db, now }) => {
  const learner = needLearner(db, actor, path.id);
  const subscription = needActiveSubscription(db, learner.id, now);
  if (subscription.autoRenew) db.subscriptions.update(subscription.id, { autoRenew: false });
  return ok({ message: 'Auto-renew turned off. Access remains until expiry.' });
});
