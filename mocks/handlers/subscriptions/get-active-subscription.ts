import { toActiveSubscription } from '../../serializers/subscription.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { pollPayments } from '../../services/subscriptions/payments.ts';
import { refundMessage } from '../../services/subscriptions/refunds.ts';
import { activeSubscriptions } from '../../services/subscriptions/subscriptions.ts';

export const getActiveSubscription = operation('getActiveSubscription', ({ path, actor, ...call }) => {
  const { db, now } = call;
  const learner = getLearnerOrThrow(db, actor, path.id);
  pollPayments(db, learner.id, call);
  const message = refundMessage(db, learner.id, now);
  const [current, ...others] = activeSubscriptions(db, learner.id, now);
  if (current) return ok(toActiveSubscription(db, [current, ...others], message));
  return ok({ isActive: false, ...(message !== null && { message }) });
});
