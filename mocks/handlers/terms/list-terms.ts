import { ok, operation } from '../../server/operation.ts';

export const listTerms = operation('listTerms', ({ db }) => ok(db.terms.all()));
