import { ok, operation } from '../../server/operation.ts';
import { requireSameId } from '../../services/same-id.ts';

export const updateGrade = operation('updateGrade', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  return ok(db.grades.update(path.id, body));
});
