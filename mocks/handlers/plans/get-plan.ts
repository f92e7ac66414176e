import { ok, operation } from '../../server/operation.ts';

export const getPlan = operation('getPlan', ({ path, db }) => ok(db.plans.getOrThrow(path.id)));
