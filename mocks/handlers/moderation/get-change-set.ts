import { toChangeSet } from '../../serializers/change-set.ts';
import { ok, operation } from '../../server/operation.ts';

export const getChangeSet = operation('getChangeSet', ({ path, db }) =>
  ok(toChangeSet(db, db.changeSets.getOrThrow(path.id))),
);
