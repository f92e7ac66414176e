import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { ChangeSetRecord } from '../data/models/moderation.ts';
import { fullName } from '../rules/accounts/people.ts';
import { withAnswerKey } from '../rules/moderation/learner-changes.ts';

type Schemas = components['schemas'];

/** A change set as it was submitted. */
export function toSubmittedChangeSet(db: Db, record: ChangeSetRecord): Schemas['ChangeSet'] {
  const { entityType, entityId, snapshotJson, patchJson } = record;
  const activity = db.activities.getOrThrow(
    entityType === 'Activity' ? entityId : db.questions.getOrThrow(entityId).activityId,
  );
  return {
    ...toChangeSetSummary(db, record),
    activityId: activity.id,
    activityTitle: activity.title,
    entityType,
    snapshotJson,
    patchJson,
  };
}

/** A change set for a moderator: question data with the answer key, no matter who submitted it. */
export const toChangeSet = (db: Db, record: ChangeSetRecord): Schemas['ChangeSet'] =>
  toSubmittedChangeSet(db, { ...record, ...moderatorTexts(db, record) });

/** The change set that a question's review and its activity's review show as the current one. */
export const toLatestChange = (db: Db, record: ChangeSetRecord): Schemas['LatestQuestionChange'] => ({
  status: record.status,
  ...moderatorTexts(db, record),
});

function moderatorTexts(
  db: Db,
  record: ChangeSetRecord,
): Pick<ChangeSetRecord, 'snapshotJson' | 'patchJson'> {
  const isQuestion = record.entityType === 'Question';
  const { snapshotJson, patchJson } = isQuestion
    ? withAnswerKey(record, db.questions.getOrThrow(record.entityId))
    : record;
  return { snapshotJson, patchJson };
}

/** Name and surname, or null when the account no longer exists. */
export function fullNameOrNull(db: Db, userId: string | null): string | null {
  const user = db.users.get(userId);
  return user ? fullName(user) : null;
}

/** A row of a history. */
export function toChangeSetSummary(db: Db, record: ChangeSetRecord): Schemas['ChangeSetSummary'] {
  const { id, entityType, entityId, status, submittedAtUtc, submittedByUserId, comment } = record;
  const { decidedAtUtc, decidedByUserId, reason } = record;
  return {
    id,
    entityType,
    entityId,
    status,
    submittedAtUtc,
    submittedByUserId,
    submittedBy: fullNameOrNull(db, submittedByUserId),
    comment,
    decidedAtUtc,
    decidedByUserId,
    decidedBy: fullNameOrNull(db, decidedByUserId),
    reason,
  };
}
