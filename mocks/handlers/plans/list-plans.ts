import { byDisplayOrder } from '../../rules/subscriptions/plans.ts';
import { toPlan } from '../../serializers/plan.ts';
import { ok, operation } from '../../server/operation.ts';

export const listPlans = operation('listPlans', ({ db }) =>
  ok(db.plans.all().toSorted(byDisplayOrder).map(toPlan)),
);
