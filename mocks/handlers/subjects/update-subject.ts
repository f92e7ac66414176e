import { ok, operation } from '../../server/operation.ts';
import { requireSameId } from '../../services/record-updates.ts';

export const updateSubject = operation('updateSubject', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  const { id } = db.subjects.getOrThrow(path.id);
  db.grades.getOrThrow(body.gradeId);
  return ok(db.subjects.update(id, body));
});
