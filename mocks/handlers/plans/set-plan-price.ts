import { ok, operation } from '../../server/operation.ts';
import { requirePrice } from '../../services/subscriptions/plan-prices.ts';

/** For purchases and renewals from now on: a current term keeps the price at which it was bought. */
export const setPlanPrice = operation('setPlanPrice', ({ path, body, db }) => {
  requirePrice(body.price);
  return ok(db.plans.update(path.id, { price: body.price }));
});
