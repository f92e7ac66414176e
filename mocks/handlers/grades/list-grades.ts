import { ok, operation } from '../../server/operation.ts';

export const listGrades = operation('listGrades', ({ db }) => ok(db.grades.all()));
