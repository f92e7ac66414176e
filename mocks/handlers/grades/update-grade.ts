import { ok, operation } from '../../operation.ts';
import { requireSameId } from '../../wire/replacement.ts';

export const updateGrade = operation('updateGrade', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  return ok(db.grades.update(path.id, body));
});
