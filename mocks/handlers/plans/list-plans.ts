import { ok, operation } from '../../operation.ts';
import { byDisplayOrder } from '../../rules/plans.ts';

export const listPlans = operation('listPlans', ({ db }) => ok(db.plans.all().toSorted(byDisplayOrder)));
