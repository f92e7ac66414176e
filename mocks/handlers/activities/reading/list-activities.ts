import { toActivities } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';

export const listActivities = operation('listActivities', ({ actor, db }) =>
  ok(toActivities(db, db.activities.all(), actor)),
);
