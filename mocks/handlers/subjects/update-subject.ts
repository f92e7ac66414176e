import { ok, operation } from '../../operation.ts';
import { requireSameId } from '../../wire/replacement.ts';

/** Another grade takes the subject with everything below it; attempts stay. */
export const updateSubject = operation('updateSubject', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  const { id } = db.subjects.need(path.id);
  db.grades.need(body.gradeId);
  return ok(db.subjects.update(id, body));
});
