import { ok, operation } from '../../operation.ts';

export const listCampuses = operation('listCampuses', ({ db }) => ok(db.campuses.all()));
