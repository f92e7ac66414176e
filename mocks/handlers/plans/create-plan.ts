import { planDefaults, planStatus } from '../../rules/subscriptions/plans.ts';
import { created, operation } from '../../server/operation.ts';
import { requirePlanCodeAvailable } from '../../services/subscriptions/plan-codes.ts';
import { requirePrice } from '../../services/subscriptions/plan-prices.ts';

export const createPlan = operation('createPlan', ({ body, db, randomId }) => {
  requirePrice(body.price);
  requirePlanCodeAvailable(db, body.planCode);
  return created(
    db.plans.insert({ ...planDefaults, ...body, id: randomId('pln'), status: planStatus(body.status) }),
  );
});
