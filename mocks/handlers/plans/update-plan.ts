import { planStatus } from '../../rules/subscriptions/plans.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireFreePlanCode } from '../../services/subscriptions/plan-codes.ts';

/** Any status may follow any other. What was sold keeps its price; name and entitlements count at once. */
export const updatePlan = operation('updatePlan', ({ path, body, db }) => {
  const plan = db.plans.getOrThrow(path.id);
  requireFreePlanCode(db, body.planCode, plan.id);
  return ok(db.plans.update(plan.id, { ...body, status: planStatus(body.status) }));
});
