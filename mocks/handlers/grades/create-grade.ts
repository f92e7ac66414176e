import { created, operation } from '../../server/operation.ts';
import { requireGradeTitleAvailable } from '../../services/grade-titles.ts';

export const createGrade = operation('createGrade', ({ body, db, randomId }) => {
  const { title, description = null } = body;
  requireGradeTitleAvailable(db, title);
  return created(db.grades.insert({ id: randomId('grd'), title, description }));
});
