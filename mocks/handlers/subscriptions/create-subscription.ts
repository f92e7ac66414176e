import { Forbidden } from '../../failure.ts';
import { created, operation } from '../../operation.ts';
import { needLearner } from '../../wire/learner.ts';
import {
  needPlanOnSale,
  refuseBlockedPlan,
  startSubscription,
  toActiveSubscription,
} from '../../wire/subscription.ts';

/** Nobody but an Admin gets here, without paying, what `createCheckout` sells. */
export const createSubscription = operation('createSubscription', ({ body, actor, db, now, randomId }) => {
  const learner = needLearner(db, actor, body.learnerId);
  const plan = needPlanOnSale(db, body.planId);
  if (actor.role !== 'Admin' && plan.price > 0) throw new Forbidden();
  refuseBlockedPlan(db, learner.id, plan, now);
  const subscription = startSubscription(
    db,
    { learnerId: learner.id, planId: plan.id, price: plan.price },
    { now, randomId },
  );
  return created(toActiveSubscription(db, subscription));
});
