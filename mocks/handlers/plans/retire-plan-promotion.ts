import { NotFound } from '../../rules/failure.ts';
import { toPromotion } from '../../serializers/promotion.ts';
import { ok, operation } from '../../server/operation.ts';

export const retirePlanPromotion = operation('retirePlanPromotion', ({ path, db }) => {
  const plan = db.plans.getOrThrow(path.id);
  const promotion = db.promotions.getOrThrow(path.promoId);
  if (promotion.planId !== plan.id) throw new NotFound('Promotion');
  return ok(toPromotion(db.promotions.update(promotion.id, { isActive: false })));
});
