import { planStatus } from '../../rules/subscriptions/plans.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireSameId } from '../../services/same-id.ts';
import { requirePlanCodeAvailable } from '../../services/subscriptions/plan-codes.ts';
import { requireTwoDecimals } from '../../services/subscriptions/two-decimals.ts';

/** Any status may follow any other. Sold terms keep their price; name and entitlements apply at once. */
export const updatePlan = operation('updatePlan', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  const { price, vatRatePercent } = body;
  requireTwoDecimals({ price, vatRatePercent });
  const plan = db.plans.getOrThrow(path.id);
  requirePlanCodeAvailable(db, body.planCode, plan.id);
  return ok(db.plans.update(plan.id, { ...body, status: planStatus(body.status) }));
});
