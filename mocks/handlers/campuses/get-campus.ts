import { toCampus } from '../../serializers/campus.ts';
import { ok, operation } from '../../server/operation.ts';

export const getCampus = operation('getCampus', ({ path, db }) =>
  ok(toCampus(db.campuses.getOrThrow(path.id))),
);
