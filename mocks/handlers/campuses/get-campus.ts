import { ok, operation } from '../../server/operation.ts';

export const getCampus = operation('getCampus', ({ path, db }) => ok(db.campuses.getOrThrow(path.id)));
