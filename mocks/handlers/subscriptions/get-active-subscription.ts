import { ok, operation } from '../../operation.ts';
import { needLearner } from '../../wire/learner.ts';
import { hearFromProvider } from '../../wire/payment.ts';
import { activeSubscription, toActiveSubscription } from '../../wire/subscription.ts';

/** Each call brings the confirmation of a payment nearer, as time does on a real server (D-108). */
export const getActiveSubscription = operation(
  'getActiveSubscription',
  ({ path, actor, db, now, randomId }) => {
    const learner = needLearner(db, actor, path.id);
    hearFromProvider(db, learner.id, { now, randomId });
    const subscription = activeSubscription(db, learner.id, now);
    return ok(subscription ? toActiveSubscription(db, subscription) : { isActive: false });
  },
);
