import { ok, operation } from '../../operation.ts';

export const getTerm = operation('getTerm', ({ path, db }) => ok(db.terms.need(path.id)));
