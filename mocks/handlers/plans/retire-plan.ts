import { ok, operation } from '../../server/operation.ts';

/** Off sale; its subscriptions run on and still renew themselves (D-231). */
export const retirePlan = operation('retirePlan', ({ path, db }) =>
  ok(db.plans.update(path.id, { status: 2 })),
);
