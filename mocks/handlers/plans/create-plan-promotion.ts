import { toUtc } from '../../rules/date-times.ts';
import { Invalid } from '../../rules/failure.ts';
import { endsAfterStart } from '../../rules/subscriptions/promotions.ts';
import { toPromotion } from '../../serializers/promotion.ts';
import { created, operation } from '../../server/operation.ts';
import { requireAtMostTwoDecimals } from '../../services/subscriptions/two-decimals.ts';

export const createPlanPromotion = operation('createPlanPromotion', ({ path, body, db, randomId }) => {
  const startDate = body.startDate === undefined ? null : toUtc(body.startDate);
  const endDate = body.endDate === undefined ? null : toUtc(body.endDate);
  if (!endsAfterStart({ startDate, endDate })) {
    throw new Invalid({ endDate: ['The end must be after the start.'] });
  }
  requireAtMostTwoDecimals({ discountPercent: body.discountPercent });
  const plan = db.plans.getOrThrow(path.id);
  const promotion = db.promotions.insert({
    id: randomId('prm'),
    planId: plan.id,
    name: body.name ?? null,
    discountPercent: body.discountPercent ?? null,
    startDate,
    endDate,
    isActive: body.isActive,
  });
  return created(toPromotion(promotion));
});
