import { NotFound } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { toPromotion } from '../../wire/promotion.ts';

export const retirePlanPromotion = operation('retirePlanPromotion', ({ path, db }) => {
  const plan = db.plans.need(path.id);
  const promotion = db.promotions.need(path.promoId);
  if (promotion.planId !== plan.id) throw new NotFound('Promotion');
  return ok(toPromotion(db.promotions.update(promotion.id, { isActive: false })));
});
