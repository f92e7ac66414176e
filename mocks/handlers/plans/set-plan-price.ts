import { toPlan } from '../../serializers/plan.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireAtMostTwoDecimals } from '../../services/subscriptions/two-decimals.ts';

/** Changes the price of later purchases and renewals; current terms keep their price. */
export const setPlanPrice = operation('setPlanPrice', ({ path, body, db }) => {
  requireAtMostTwoDecimals({ price: body.price });
  return ok(toPlan(db.plans.update(path.id, { price: body.price })));
});
