import { ok, operation } from '../../operation.ts';
import { toChangeSet } from '../../wire/change-set.ts';

export const getChangeSet = operation('getChangeSet', ({ path, db }) =>
  ok(toChangeSet(db, db.changeSets.need(path.id))),
);
