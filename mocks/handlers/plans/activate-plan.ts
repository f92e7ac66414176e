import { ok, operation } from '../../server/operation.ts';

/** On sale, whatever it was before. */
export const activatePlan = operation('activatePlan', ({ path, db }) =>
  ok(db.plans.update(path.id, { status: 1 })),
);
