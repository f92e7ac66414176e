import { created, operation } from '../../operation.ts';

export const createTopic = operation('createTopic', ({ body, db, randomId }) => {
  const { title, description = null, termId = null } = body;
  const { id: subjectId } = db.subjects.need(body.subjectId);
  if (termId !== null) db.terms.need(termId);
  return created(db.topics.insert({ id: randomId('top'), subjectId, termId, title, description }));
});
