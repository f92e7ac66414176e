import { ok, operation } from '../../operation.ts';

export const listTopicsBySubject = operation('listTopicsBySubject', ({ path, db }) =>
  ok(db.topics.where('subjectId', db.subjects.need(path.id).id)),
);
