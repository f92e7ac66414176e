import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { ChangeSetRecord, QuestionRecord } from '../data/records.ts';
import { findsActivity } from '../rules/accounts/access.ts';
import { withKey } from '../rules/moderation/learner-changes.ts';
import { NotFound } from '../server/failure.ts';
import type { Actor } from '../server/tokens.ts';

type Schemas = components['schemas'];

/** The next id, behind the highest number that is in use: `chs-61`. */
export function nextChangeSetId(db: Db): string {
  const numbers = db.changeSets.all().map(({ id }) => Number(/^chs-(\d+)$/.exec(id)?.[1] ?? 0));
  return `chs-${numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1}`;
}

/** @throws Failure 404, for Learners also when its activity is suspended */
export function getQuestionOrThrow(db: Db, actor: Actor, questionId: string): QuestionRecord {
  const question = db.questions.getOrThrow(questionId);
  if (!findsActivity(actor, db.activities.getOrThrow(question.activityId))) throw new NotFound('Question');
  return question;
}

/** A change set as it was submitted. */
export function toSubmittedChangeSet(record: ChangeSetRecord): Schemas['ChangeSet'] {
  const { id, entityType, entityId, status, snapshotJson, patchJson } = record;
  const { submittedAtUtc, submittedByUserId, comment } = record;
  return {
    id,
    entityType,
    entityId,
    status,
    snapshotJson,
    patchJson,
    submittedAtUtc,
    submittedByUserId,
    comment,
  };
}

/** A change set for a moderator: question data with its key, whoever submitted it. */
export const toChangeSet = (db: Db, record: ChangeSetRecord): Schemas['ChangeSet'] =>
  toSubmittedChangeSet({ ...record, ...textsOf(db, record) });

/** The change set that a question's review and its activity's review show as the current one. */
export const toLatestChange = (db: Db, record: ChangeSetRecord): Schemas['LatestQuestionChange'] => ({
  status: record.status,
  ...textsOf(db, record),
});

function textsOf(db: Db, record: ChangeSetRecord): Pick<ChangeSetRecord, 'snapshotJson' | 'patchJson'> {
  const isQuestion = record.entityType === 'Question';
  const { snapshotJson, patchJson } = isQuestion
    ? withKey(record, db.questions.getOrThrow(record.entityId))
    : record;
  return { snapshotJson, patchJson };
}

/** Name and surname, or null when there is no such account any more. */
export function fullNameOf(db: Db, userId: string | null): string | null {
  const user = db.users.get(userId);
  return user ? `${user.name} ${user.surname}` : null;
}

/** A row of a history. */
export function toSummary(db: Db, record: ChangeSetRecord): Schemas['ChangeSetSummary'] {
  const { id, entityType, entityId, status, submittedAtUtc, submittedByUserId, comment } = record;
  const { decidedAtUtc, decidedByUserId, reason } = record;
  return {
    id,
    entityType,
    entityId,
    status,
    submittedAtUtc,
    submittedByUserId,
    submittedBy: fullNameOf(db, submittedByUserId),
    comment,
    decidedAtUtc,
    decidedByUserId,
    decidedBy: fullNameOf(db, decidedByUserId),
    reason,
  };
}
