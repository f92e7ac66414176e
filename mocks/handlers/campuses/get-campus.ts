import { ok, operation } from '../../operation.ts';

export const getCampus = operation('getCampus', ({ path, db }) => ok(db.campuses.need(path.id)));
