import { ok, operation } from '../../server/operation.ts';
import { requireSameId } from '../../services/same-id.ts';

export const updateCampus = operation('updateCampus', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  return ok(db.campuses.update(path.id, body));
});
