import { created, operation } from '../../server/operation.ts';

export const createSubject = operation('createSubject', ({ body, db, randomId }) => {
  const { id: gradeId } = db.grades.getOrThrow(body.gradeId);
  const { title, description = null, subjectGroup = null, subjectType = null } = body;
  return created(
    db.subjects.insert({ id: randomId('sub'), gradeId, title, description, subjectGroup, subjectType }),
  );
});
