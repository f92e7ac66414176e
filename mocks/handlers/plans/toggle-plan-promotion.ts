import { toPromotion } from '../../serializers/promotion.ts';
import { ok, operation } from '../../server/operation.ts';

/** Despite its name, the operation sets the value in the body. */
export const togglePlanPromotion = operation('togglePlanPromotion', ({ path, body, db }) =>
  ok(toPromotion(db.promotions.update(path.promoId, { isActive: body.isActive }))),
);
