import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { Forbidden } from '../../server/failure.ts';
import { created, operation } from '../../server/operation.ts';
import {
  getPlanOnSaleOrThrow,
  refuseBlockedPlan,
  startSubscription,
  toActiveSubscription,
} from '../../services/subscriptions/subscriptions.ts';

/** Nobody but an Admin gets here, without paying, what `createCheckout` sells. */
export const createSubscription = operation('createSubscription', ({ body, actor, db, now, randomId }) => {
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  const plan = getPlanOnSaleOrThrow(db, body.planId);
  if (actor.role !== 'Admin' && plan.price > 0) throw new Forbidden();
  refuseBlockedPlan(db, learner.id, plan, now);
  const subscription = startSubscription(
    db,
    { learnerId: learner.id, planId: plan.id, price: plan.price },
    { now, randomId },
  );
  return created(toActiveSubscription(db, subscription));
});
