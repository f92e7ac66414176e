import { Invalid } from '../../failure.ts';
import { created, operation } from '../../operation.ts';
import { instantInUtc } from '../../rules/instants.ts';
import { endsAfterStart } from '../../rules/promotions.ts';
import { toPromotion } from '../../wire/promotion.ts';

export const createPlanPromotion = operation('createPlanPromotion', ({ path, body, db, randomId }) => {
  const startDate = body.startDate === undefined ? null : instantInUtc(body.startDate);
  const endDate = body.endDate === undefined ? null : instantInUtc(body.endDate);
  if (!endsAfterStart({ startDate, endDate })) {
    throw new Invalid({ endDate: ['The end must be after the start.'] });
  }
  const plan = db.plans.need(path.id);
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
