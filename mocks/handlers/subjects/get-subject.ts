import { ok, operation } from '../../server/operation.ts';

export const getSubject = operation('getSubject', ({ path, db }) => ok(db.subjects.getOrThrow(path.id)));
