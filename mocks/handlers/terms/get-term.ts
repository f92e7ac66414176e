import { ok, operation } from '../../server/operation.ts';

export const getTerm = operation('getTerm', ({ path, db }) => ok(db.terms.getOrThrow(path.id)));
