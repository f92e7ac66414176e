import { ok, operation } from '../../operation.ts';

export const getSubject = operation('getSubject', ({ path, db }) => ok(db.subjects.need(path.id)));
