import { ok, operation } from '../../server/operation.ts';
import { requireSameId } from '../../services/record-updates.ts';

export const updateTopic = operation('updateTopic', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  const { id } = db.topics.getOrThrow(path.id);
  db.subjects.getOrThrow(body.subjectId);
  if (body.termId !== null) db.terms.getOrThrow(body.termId);
  return ok(db.topics.update(id, body));
});
