import type { Db } from '../../data/db.ts';
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import { questionsOf } from '../../data/queries/activities.ts';
import { orderAfter } from '../../rules/activities/question-order.ts';
import { Conflict, type Failure } from '../../rules/failure.ts';
import { isDataUrl, readDataUrl } from '../../rules/media/data-url.ts';
import { planApproval, type ApprovalPlan } from '../../rules/moderation/approval.ts';
import { decidedErrors } from '../../rules/moderation/moderation-state.ts';
import { newerChangeError } from '../../rules/moderation/newer-changes.ts';
import type { Call } from '../../server/operation.ts';
import { removeUnusedFiles, storeFile } from '../media/stored-files.ts';

/** The part of a call that a decision needs. */
type Decision = Pick<Call<'approveManyChanges'>, 'actor' | 'db' | 'now' | 'randomId'>;

/**
 * Publishes change sets at once, all or none (D-160, D-166).
 *
 * @throws Failure 404 or 409, before anything has changed
 */
export function approve(ids: readonly string[], { actor, db, now, randomId }: Decision): void {
  const changes = getPendingOrThrow(db, ids);
  const olderThanPublished = 'A change set is older than one that is published.';
  throwConflicts({ message: olderThanPublished, code: 'newer-change-approved' }, ids, (id) => {
    const { entityId } = db.changeSets.getOrThrow(id);
    return newerChangeError(id, db.changeSets.where('entityId', entityId));
  });
  const plan = planApproval(changes, (id) => db.questions.getOrThrow(id));
  const changed = {
    message: 'A change set does not fit its question any more.',
    code: 'question-changed',
  } as const;
  throwConflicts(changed, ids, (id) => plan.conflicts.get(id));
  storePlan(db, plan, randomId);
  decide(changes, { status: 'Published', reason: null }, { actor, db, now });
}

/** @throws Failure 409 that names each change set with a conflict by its index */
function throwConflicts(
  { message, code }: Pick<Failure, 'message' | 'code'>,
  ids: readonly string[],
  conflictOf: (id: string) => string | undefined,
): void {
  const errors = ids.flatMap((id, index): [string, string[]][] => {
    const conflict = conflictOf(id);
    return conflict === undefined ? [] : [[`ids.${index}`, [conflict]]];
  });
  if (errors.length > 0) throw new Conflict(message, code, Object.fromEntries(errors));
}

/**
 * Rejects change sets, all or none; the content stays as it is.
 *
 * @throws Failure 404 or 409, before anything has changed
 */
export function reject(
  ids: readonly string[],
  reason: string | null | undefined,
  { actor, db, now }: Omit<Decision, 'randomId'>,
): void {
  // An empty reason counts as none (D-171).
  decide(getPendingOrThrow(db, ids), { status: 'Rejected', reason: reason || null }, { actor, db, now });
}

function getPendingOrThrow(db: Db, ids: readonly string[]): ChangeSetRecord[] {
  const changes = ids.map((id) => db.changeSets.getOrThrow(id));
  const errors = decidedErrors(changes);
  if (Object.keys(errors).length > 0) {
    throw new Conflict('A change set is not pending any more.', 'change-not-pending', errors);
  }
  return changes;
}

function decide(
  changes: readonly ChangeSetRecord[],
  decision: Pick<ChangeSetRecord, 'status' | 'reason'>,
  { actor, db, now }: Omit<Decision, 'randomId'>,
): void {
  for (const { id } of changes) {
    db.changeSets.update(id, {
      ...decision,
      decidedAtUtc: now.toISOString(),
      decidedByUserId: actor.id,
    });
  }
}

function storePlan(db: Db, plan: ApprovalPlan, randomId: Decision['randomId']): void {
  const replacedMedia: (string | null)[] = [];
  for (const [id, { data, mediaPath }] of plan.contents) {
    replacedMedia.push(db.questions.getOrThrow(id).mediaPath);
    db.questions.update(id, { data, mediaPath: storedMediaPath(db, mediaPath, randomId) });
  }
  for (const [activityId, moves] of plan.moves) {
    const ids = questionsOf(db, activityId).map(({ id }) => id);
    for (const [sortOrder, id] of orderAfter(ids, moves).entries()) db.questions.update(id, { sortOrder });
  }
  for (const [id, fields] of plan.fields) db.activities.update(id, fields);
  for (const [id, lastModifiedUserId] of plan.submitters) db.activities.update(id, { lastModifiedUserId });
  removeUnusedFiles(db, replacedMedia);
}

/** Stores the file of a `data:` URL; it was checked when it was submitted. */
function storedMediaPath(db: Db, mediaPath: string | null, randomId: Decision['randomId']): string | null {
  const file = mediaPath !== null && isDataUrl(mediaPath) ? readDataUrl(mediaPath) : undefined;
  return file ? storeFile(db, randomId, file.bytes) : mediaPath;
}
