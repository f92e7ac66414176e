import { toPromotion } from '../../serializers/promotion.ts';
import { ok, operation } from '../../server/operation.ts';

/** Sets the value in the body, despite the operation's name. */
export const togglePlanPromotion = operation('togglePlanPromotion', ({ path, body, db }) =>
  ok(toPromotion(db.promotions.update(path.promoId, { isActive: body.isActive }))),
);
