import { ok, operation } from '../../operation.ts';
import { needActivity, toActivity } from '../../wire/activity.ts';

export const getActivity = operation('getActivity', ({ path, actor, db }) =>
  ok(toActivity(db, needActivity(db, actor, path.id), actor)),
);
