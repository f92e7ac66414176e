import { toParentProfile } from '../../serializers/parent.ts';
import { ok, operation } from '../../server/operation.ts';

export const getParentProfile = operation('getParentProfile', ({ actor, db }) =>
  ok(toParentProfile(db, actor.user)),
);
