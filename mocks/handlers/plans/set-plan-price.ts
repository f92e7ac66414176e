import { toPlan } from '../../serializers/plan.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireTwoDecimals } from '../../services/subscriptions/two-decimals.ts';

/** For purchases and renewals from now on: a current term keeps the price at which it was bought. */
export const setPlanPrice = operation('setPlanPrice', ({ path, body, db }) => {
  requireTwoDecimals({ price: body.price });
  return ok(toPlan(db.plans.update(path.id, { price: body.price })));
});
