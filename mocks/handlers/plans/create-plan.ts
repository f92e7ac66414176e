import { planDefaults, planStatus } from '../../rules/subscriptions/plans.ts';
import { toPlan } from '../../serializers/plan.ts';
import { created, operation } from '../../server/operation.ts';
import { requirePlanCodeAvailable } from '../../services/subscriptions/plan-codes.ts';
import { requireAtMostTwoDecimals } from '../../services/subscriptions/two-decimals.ts';

export const createPlan = operation('createPlan', ({ body, db, randomId }) => {
  const { price, vatRatePercent } = body;
  requireAtMostTwoDecimals({ price, vatRatePercent });
  requirePlanCodeAvailable(db, body.planCode);
  const status = planStatus(body.status);
  return created(toPlan(db.plans.insert({ ...planDefaults, ...body, id: randomId('pln'), status })));
});
