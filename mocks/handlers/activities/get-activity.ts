import { getActivityOrThrow, toActivity } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';

export const getActivity = operation('getActivity', ({ path, actor, db }) =>
  ok(toActivity(db, getActivityOrThrow(db, actor, path.id), actor)),
);
