import { toActiveSubscription } from '../../serializers/subscription.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { pollPayments } from '../../services/subscriptions/payments.ts';
import { currentSubscription } from '../../services/subscriptions/subscriptions.ts';

/** Each call counts as a poll for the confirmation of a payment, which on a real server takes time (D-108). */
export const getActiveSubscription = operation(
  'getActiveSubscription',
  ({ path, actor, db, now, randomId }) => {
    const learner = getLearnerOrThrow(db, actor, path.id);
    pollPayments(db, learner.id, { now, randomId });
    const subscription = currentSubscription(db, learner.id, now);
    return ok(subscription ? toActiveSubscription(db, subscription) : { isActive: false });
  },
);
