import { toPlan } from '../../serializers/plan.ts';
import { ok, operation } from '../../server/operation.ts';

export const getPlan = operation('getPlan', ({ path, db }) => ok(toPlan(db.plans.getOrThrow(path.id))));
