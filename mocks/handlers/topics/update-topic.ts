import { ok, operation } from '../../operation.ts';
import { requireSameId } from '../../wire/replacement.ts';

/** Another subject takes the topic with its activities; attempts stay. */
export const updateTopic = operation('updateTopic', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  const { id } = db.topics.need(path.id);
  db.subjects.need(body.subjectId);
  if (body.termId !== null) db.terms.need(body.termId);
  return ok(db.topics.update(id, body));
});
