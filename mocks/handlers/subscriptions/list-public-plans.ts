import { byDisplayOrder, isOnSale } from '../../rules/subscriptions/plans.ts';
import { ok, operation } from '../../server/operation.ts';

/** The public details of the plans on sale (D-231). */
export const listPublicPlans = operation('listPublicPlans', ({ db }) =>
  ok(
    db.plans
      .all()
      .filter(isOnSale)
      .toSorted(byDisplayOrder)
      .map(({ id, planName, duration, price, currency }) => ({ id, planName, duration, price, currency })),
  ),
);
