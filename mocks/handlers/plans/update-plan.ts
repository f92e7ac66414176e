import { planStatus } from '../../rules/subscriptions/plans.ts';
import { toPlan } from '../../serializers/plan.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireSameId, requireSameVersion } from '../../services/record-updates.ts';
import { requirePlanCodeAvailable } from '../../services/subscriptions/plan-codes.ts';
import { requireAtMostTwoDecimals } from '../../services/subscriptions/two-decimals.ts';

/** Allows every change of status. Current terms keep their price; name and entitlements change at once. */
export const updatePlan = operation('updatePlan', ({ path, body: { version, ...details }, db }) => {
  requireSameId(path.id, details.id);
  const { price, vatRatePercent } = details;
  requireAtMostTwoDecimals({ price, vatRatePercent });
  const plan = db.plans.getOrThrow(path.id);
  requireSameVersion(toPlan(plan), version);
  requirePlanCodeAvailable(db, details.planCode, plan.id);
  return ok(toPlan(db.plans.update(plan.id, { ...details, status: planStatus(details.status) })));
});
