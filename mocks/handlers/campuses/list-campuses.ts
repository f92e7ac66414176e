import { toCampus } from '../../serializers/campus.ts';
import { ok, operation } from '../../server/operation.ts';

export const listCampuses = operation('listCampuses', ({ db }) => ok(db.campuses.all().map(toCampus)));
