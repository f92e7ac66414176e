import { ok, operation } from '../../operation.ts';

export const listGrades = operation('listGrades', ({ db }) => ok(db.grades.all()));
