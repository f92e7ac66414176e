import { toPromotion } from '../../serializers/promotion.ts';
import { ok, operation } from '../../server/operation.ts';

export const listPlanPromotions = operation('listPlanPromotions', ({ path, db }) => {
  const plan = db.plans.getOrThrow(path.id);
  return ok(db.promotions.where('planId', plan.id).map(toPromotion));
});
