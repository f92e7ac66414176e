import type { Db } from '#mocks/data/db.ts';

/** Returns rows that refer to a missing record, by table and id. */
export function orphansOf(db: Db): string[] {
  const orphans = (table: string, rows: readonly { id: string }[]) => rows.map(({ id }) => `${table} ${id}`);
  return [
    ...orphans(
      'subjects',
      db.subjects.all().filter(({ gradeId }) => !db.grades.get(gradeId)),
    ),
    ...orphans(
      'topics',
      db.topics
        .all()
        .filter(
          ({ subjectId, termId }) =>
            !db.subjects.get(subjectId) || (termId !== null && !db.terms.get(termId)),
        ),
    ),
    ...orphans(
      'activities',
      db.activities.all().filter(({ topicId }) => !db.topics.get(topicId)),
    ),
    ...(['questions', 'attempts', 'drafts'] as const).flatMap((table) =>
      orphans(
        table,
        db[table].all().filter(({ activityId }) => !db.activities.get(activityId)),
      ),
    ),
    ...orphans(
      'changeSets',
      db.changeSets
        .all()
        .filter(({ entityId }) => !db.activities.get(entityId) && !db.questions.get(entityId)),
    ),
  ];
}
