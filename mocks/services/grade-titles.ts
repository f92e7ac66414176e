import { isSameIgnoringCase } from '#openapi/rules/text.ts';
import type { Db } from '../data/db.ts';
import { Conflict } from '../rules/failure.ts';

export function requireGradeTitleAvailable(db: Db, title: string, exceptId?: string): void {
  const isTaken = db.grades
    .all()
    .some((grade) => grade.id !== exceptId && isSameIgnoringCase(grade.title, title));
  if (isTaken) throw new Conflict('There is a grade with this title already.', 'grade-title-in-use');
}
