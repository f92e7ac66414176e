import { ok, operation } from '../../server/operation.ts';
import { requireGradeTitleAvailable } from '../../services/grade-titles.ts';
import { requireSameId } from '../../services/record-updates.ts';

export const updateGrade = operation('updateGrade', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  const { id } = db.grades.getOrThrow(path.id);
  requireGradeTitleAvailable(db, body.title, id);
  return ok(db.grades.update(id, body));
});
