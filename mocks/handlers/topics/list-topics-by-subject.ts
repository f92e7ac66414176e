import { ok, operation } from '../../server/operation.ts';

export const listTopicsBySubject = operation('listTopicsBySubject', ({ path, db }) =>
  ok(db.topics.where('subjectId', db.subjects.getOrThrow(path.id).id)),
);
