import { created, operation } from '../../server/operation.ts';

export const createGrade = operation('createGrade', ({ body, db, randomId }) =>
  created(
    db.grades.insert({ id: randomId('grd'), title: body.title, description: body.description ?? null }),
  ),
);
