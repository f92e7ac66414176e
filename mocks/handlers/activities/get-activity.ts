import { toActivityWithVersion } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';
import { getActivityOrThrow } from '../../services/activities/activities.ts';

export const getActivity = operation('getActivity', ({ path, actor, db }) =>
  ok(toActivityWithVersion(db, getActivityOrThrow(db, actor, path.id), actor)),
);
