import { byDisplayOrder, isOnSale } from '../../rules/subscriptions/plans.ts';
import { bestPromotion } from '../../rules/subscriptions/promotions.ts';
import { toPublicPlan } from '../../serializers/public-plan.ts';
import { ok, operation } from '../../server/operation.ts';

/** The public details of the plans on sale (D-231), with what they cost now. */
export const listPublicPlans = operation('listPublicPlans', ({ db, now }) =>
  ok(
    db.plans
      .all()
      .filter(isOnSale)
      .toSorted(byDisplayOrder)
      .map((plan) => toPublicPlan(plan, bestPromotion(db.promotions.where('planId', plan.id), now))),
  ),
);
