import { created, operation } from '../../server/operation.ts';

export const createTopic = operation('createTopic', ({ body, db, randomId }) => {
  const { title, description = null, termId = null } = body;
  const { id: subjectId } = db.subjects.getOrThrow(body.subjectId);
  if (termId !== null) db.terms.getOrThrow(termId);
  return created(db.topics.insert({ id: randomId('top'), subjectId, termId, title, description }));
});
