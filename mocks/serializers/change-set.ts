import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { ChangeSetRecord } from '../data/models/moderation.ts';
import { fullName } from '../rules/accounts/user-details.ts';
import { withAnswerKey } from '../rules/moderation/learner-changes.ts';

type Schemas = components['schemas'];

/** Serializes for the submitter, without the answer key if it was submitted without one. */
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

/** Serializes for moderators, always with the answer key. */
export const toChangeSet = (db: Db, record: ChangeSetRecord): Schemas['ChangeSet'] =>
  toSubmittedChangeSet(db, { ...record, ...moderatorJson(db, record) });

export const toLatestChange = (db: Db, record: ChangeSetRecord): Schemas['LatestQuestionChange'] => ({
  status: record.status,
  ...moderatorJson(db, record),
});

function moderatorJson(db: Db, record: ChangeSetRecord): Pick<ChangeSetRecord, 'snapshotJson' | 'patchJson'> {
  const isQuestion = record.entityType === 'Question';
  const { snapshotJson, patchJson } = isQuestion
    ? withAnswerKey(record, db.questions.getOrThrow(record.entityId))
    : record;
  return { snapshotJson, patchJson };
}

/** @returns null for a deleted account */
export function fullNameOrNull(db: Db, userId: string | null): string | null {
  const user = db.users.get(userId);
  return user ? fullName(user) : null;
}

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
