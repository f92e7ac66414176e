import { toActivityWithVersion } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { getActivityOrThrow } from '#mocks/services/activities/activities.ts';

export const getActivity = operation('getActivity', ({ path, actor, db }) =>
  ok(toActivityWithVersion(db, getActivityOrThrow(db, actor, path.id), actor)),
);
