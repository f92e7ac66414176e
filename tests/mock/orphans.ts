import type { Db } from '#mocks/data/db.ts';
import type { Records, TableName } from '#mocks/data/models.ts';

/**
 * The tables to which the columns refer. Columns that may name a deleted account are not listed, such as the author of a
 * change set.
 */
const references: { [Name in TableName]?: { [Column in keyof Records[Name]]?: readonly TableName[] } } = {
  users: { gradeId: ['grades'] },
  guardians: { learnerId: ['users'], parentId: ['users'] },
  consents: { id: ['users'] },
  avatars: { id: ['users'] },
  parentInvites: { learnerId: ['users'] },
  refreshTokens: { userId: ['users'] },
  impersonations: { adultId: ['users'], learnerId: ['users'] },
  resetTokens: { userId: ['users'] },
  subjects: { gradeId: ['grades'] },
  topics: { subjectId: ['subjects'], termId: ['terms'] },
  activities: { topicId: ['topics'] },
  questions: { activityId: ['activities'] },
  attempts: { activityId: ['activities'], learnerId: ['users'] },
  drafts: { activityId: ['activities'], learnerId: ['users'] },
  changeSets: { entityId: ['activities', 'questions'] },
  promotions: { planId: ['plans'] },
  subscriptions: { learnerId: ['users'], planId: ['plans'], payerId: ['users'] },
  payments: {
    learnerId: ['users'],
    planId: ['plans'],
    subscriptionId: ['subscriptions'],
    promotionId: ['promotions'],
  },
  trialSessions: { campusId: ['campuses'] },
  trialInvites: { trialSessionIds: ['trialSessions'] },
  bookings: { trialSessionId: ['trialSessions'] },
};

/** Returns the columns of rows that refer to a missing record: `topics top-4-fractions termId`. */
export function orphansOf(db: Db): string[] {
  return Object.entries(references).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, targets]) =>
      orphansIn(db, table as TableName, column, targets),
    ),
  );
}

function orphansIn(db: Db, table: TableName, column: string, targets: readonly TableName[]): string[] {
  const isMissing = (id: string) => targets.every((target) => !db[target].get(id));
  const rows: readonly { id: string; [column: string]: unknown }[] = db[table]
    .all()
    .map((row) => ({ ...row }));
  return rows
    .filter((row) => [row[column] ?? []].flat().some((id) => isMissing(id as string)))
    .map(({ id }) => `${table} ${id} ${column}`);
}
