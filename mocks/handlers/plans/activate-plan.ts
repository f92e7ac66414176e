import { toPlan } from '../../serializers/plan.ts';
import { ok, operation } from '../../server/operation.ts';

export const activatePlan = operation('activatePlan', ({ path, db }) =>
  ok(toPlan(db.plans.update(path.id, { status: 1 }))),
);
