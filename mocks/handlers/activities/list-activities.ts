import { toActivities } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';

export const listActivities = operation('listActivities', ({ actor, db }) =>
  ok(toActivities(db, db.activities.all(), actor)),
);
