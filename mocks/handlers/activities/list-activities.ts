import { ok, operation } from '../../operation.ts';
import { toActivities } from '../../wire/activity.ts';

export const listActivities = operation('listActivities', ({ actor, db }) =>
  ok(toActivities(db, db.activities.all(), actor)),
);
