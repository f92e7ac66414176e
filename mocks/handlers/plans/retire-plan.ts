import { toPlan } from '../../serializers/plan.ts';
import { ok, operation } from '../../server/operation.ts';

/** Ends the sale of a plan; existing subscriptions continue to renew (D-231). */
export const retirePlan = operation('retirePlan', ({ path, db }) =>
  ok(toPlan(db.plans.update(path.id, { status: 2 }))),
);
