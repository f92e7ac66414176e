import { ok, operation } from '../../operation.ts';
import { toPromotion } from '../../wire/promotion.ts';

export const listPlanPromotions = operation('listPlanPromotions', ({ path, db }) => {
  const plan = db.plans.need(path.id);
  return ok(db.promotions.where('planId', plan.id).map(toPromotion));
});
