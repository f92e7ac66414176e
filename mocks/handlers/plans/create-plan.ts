import { created, operation } from '../../operation.ts';
import { planDefaults, planStatus } from '../../rules/plans.ts';
import { requireFreePlanCode } from '../../wire/plan-code.ts';

export const createPlan = operation('createPlan', ({ body, db, randomId }) => {
  requireFreePlanCode(db, body.planCode);
  return created(
    db.plans.insert({ ...planDefaults, ...body, id: randomId('pln'), status: planStatus(body.status) }),
  );
});
