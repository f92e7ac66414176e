import { byDisplayOrder, isOnSale } from '../../rules/subscriptions/plans.ts';
import { bestPromotion } from '../../rules/subscriptions/promotions.ts';
import { toPublicPlan } from '../../serializers/public-plan.ts';
import { ok, operation } from '../../server/operation.ts';

export const listPublicPlans = operation('listPublicPlans', ({ db, now }) =>
  ok(
    db.plans
      .all()
      .filter(isOnSale)
      .toSorted(byDisplayOrder)
      .map((plan) => toPublicPlan(plan, bestPromotion(db.promotions.where('planId', plan.id), now))),
  ),
);
