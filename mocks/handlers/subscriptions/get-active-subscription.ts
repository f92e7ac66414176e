import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';
import { hearFromProvider } from '../../services/subscriptions/payments.ts';
import { activeSubscription, toActiveSubscription } from '../../services/subscriptions/subscriptions.ts';

/** Each call brings the confirmation of a payment nearer, as time does on a real server (D-108). */
export const getActiveSubscription = operation(
  'getActiveSubscription',
  ({ path, actor, db, now, randomId }) => {
    const learner = getLearnerOrThrow(db, actor, path.id);
    hearFromProvider(db, learner.id, { now, randomId });
    const subscription = activeSubscription(db, learner.id, now);
    return ok(subscription ? toActiveSubscription(db, subscription) : { isActive: false });
  },
);
