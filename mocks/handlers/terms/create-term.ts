import { created, operation } from '../../server/operation.ts';

export const createTerm = operation('createTerm', ({ body, db, randomId }) =>
  created(db.terms.insert({ id: randomId('trm'), title: body.title, description: body.description ?? null })),
);
