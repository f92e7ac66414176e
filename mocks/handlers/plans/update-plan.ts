import { ok, operation } from '../../operation.ts';
import { planStatus } from '../../rules/plans.ts';
import { requireFreePlanCode } from '../../wire/plan-code.ts';

/** Any status may follow any other. What was sold keeps its price; name and entitlements count at once. */
export const updatePlan = operation('updatePlan', ({ path, body, db }) => {
  const plan = db.plans.need(path.id);
  requireFreePlanCode(db, body.planCode, plan.id);
  return ok(db.plans.update(plan.id, { ...body, status: planStatus(body.status) }));
});
