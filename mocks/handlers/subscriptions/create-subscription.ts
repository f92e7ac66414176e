import { Forbidden } from '../../rules/failure.ts';
import { toActiveSubscription } from '../../serializers/subscription.ts';
import { created, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import {
  activeSubscriptionsOrThrow,
  getPlanOnSaleOrThrow,
  requirePurchaseAllowed,
  startSubscription,
} from '../../services/subscriptions/subscriptions.ts';

/** Only an Admin can start a paid plan without a payment. */
export const createSubscription = operation('createSubscription', ({ body, actor, db, now, randomId }) => {
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  const plan = getPlanOnSaleOrThrow(db, body.planId);
  if (actor.role !== 'Admin' && plan.price > 0) throw new Forbidden();
  requirePurchaseAllowed(db, learner.id, plan, now);
  startSubscription(db, { ...plan, learnerId: learner.id, planId: plan.id, amount: 0 }, { now, randomId });
  return created(toActiveSubscription(db, activeSubscriptionsOrThrow(db, learner.id, now), null));
});
