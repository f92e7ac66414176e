import { toPromotion } from '../../serializers/promotion.ts';
import { ok, operation } from '../../server/operation.ts';

/** Sets what is sent, despite the path's name: the same call twice changes nothing more. */
export const togglePlanPromotion = operation('togglePlanPromotion', ({ path, body, db }) =>
  ok(toPromotion(db.promotions.update(path.promoId, { isActive: body.isActive }))),
);
