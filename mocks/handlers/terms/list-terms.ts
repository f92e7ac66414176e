import { ok, operation } from '../../operation.ts';

export const listTerms = operation('listTerms', ({ db }) => ok(db.terms.all()));
