import { ok, operation } from '../../operation.ts';

export const getPlan = operation('getPlan', ({ path, db }) => ok(db.plans.need(path.id)));
