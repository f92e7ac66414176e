import { ok, operation } from '../../operation.ts';
import { toParentProfile } from '../../wire/parent.ts';

export const getParentProfile = operation('getParentProfile', ({ actor, db }) =>
  ok(toParentProfile(db, actor.user)),
);
