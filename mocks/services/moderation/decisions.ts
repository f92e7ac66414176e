import { reorderQuestions } from '#openapi/rules/question-order.ts';
import { isBlank } from '#openapi/rules/text.ts';
import type { Db } from '../../data/db.ts';
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import { questionsOf } from '../../data/queries/activities.ts';
import { Conflict, type Failure } from '../../rules/failure.ts';
import { prefixErrors, type FieldErrors } from '../../rules/field-errors.ts';
import { isDataUrl, readDataUrl } from '../../rules/media/data-url.ts';
import { planApproval, type ApprovalPlan } from '../../rules/moderation/approval.ts';
import { isActivityPatch } from '../../rules/moderation/change-patch.ts';
import { decidedErrors } from '../../rules/moderation/moderation-state.ts';
import { changeErrors, resolutionMediaErrors } from '../../rules/moderation/submission.ts';
import { toSavedState } from '../../serializers/moderation-review.ts';
import type { Call } from '../../server/operation.ts';
import { throwIfInvalid } from '../activities/authoring.ts';
import { removeUnusedFiles, storeFile } from '../media/stored-files.ts';

type Decision = Pick<Call<'approveManyChanges'>, 'actor' | 'db' | 'now' | 'randomId'>;

type Resolution = NonNullable<Call<'approveManyChanges'>['body']['resolutions']>[number];

interface Approval {
  ids: readonly string[];
  resolutions?: readonly Resolution[];
}

/** Publishes all change sets, or none when it throws (D-166). */
export function approve({ ids, resolutions = [] }: Approval, { actor, db, now, randomId }: Decision): void {
  const changes = getPendingOrThrow(db, ids);
  requireValidResolutions(db, ids, resolutions);
  const plan = planApproval(
    changes,
    { activity: (id) => db.activities.getOrThrow(id), question: (id) => db.questions.getOrThrow(id) },
    new Map(resolutions.map(({ id, patchJson }) => [id, patchJson])),
  );
  throwConflicts(
    { message: 'The content has changed since a change set was submitted.', code: 'field-conflict' },
    ids,
    (id) =>
      plan.fieldConflicts
        .get(id)
        ?.map((field) => `This field was also changed after the submission: ${field}.`),
  );
  throwConflicts(
    { message: 'A change set does not fit its question any more.', code: 'question-changed' },
    ids,
    (id) => plan.conflicts.get(id),
  );
  storePlan(db, plan, { now, randomId });
  decide(changes, { status: 'Published', reason: null }, { actor, db, now });
}

/** Applies the rules for a moderator's change set, and checks that the content has not changed since each resolution. */
function requireValidResolutions(db: Db, ids: readonly string[], resolutions: readonly Resolution[]): void {
  const errors = resolutions.map(({ id, patchJson }, index): FieldErrors => {
    const at = `resolutions.${index}`;
    if (!ids.includes(id)) return { [`${at}.id`]: ['This change set is not among the ids.'] };
    if (resolutions.findIndex((candidate) => candidate.id === id) < index) {
      return { [`${at}.id`]: ['This change set has another resolution.'] };
    }
    const { entityType, entityId, snapshotJson } = db.changeSets.getOrThrow(id);
    const change = { entityType, entityId, snapshotJson, patchJson };
    if (isActivityPatch(patchJson) !== (entityType === 'Activity')) {
      return { [`${at}.patchJson`]: ['This patch is for another kind of record.'] };
    }
    const changeSetErrors = {
      ...changeErrors(change, false),
      ...(entityType === 'Question' && resolutionMediaErrors(change, db.questions.getOrThrow(entityId))),
    };
    const patchErrors = Object.entries(changeSetErrors).filter(([name]) => name.startsWith('patchJson'));
    return prefixErrors(at, Object.fromEntries(patchErrors));
  });
  throwIfInvalid(Object.assign({}, ...errors) as FieldErrors);
  throwConflicts(
    { message: 'Another user has changed this in the meantime.', code: 'record-changed' },
    ids,
    (id) => {
      const resolution = resolutions.find((candidate) => candidate.id === id);
      const isSame =
        !resolution || resolution.version === toSavedState(db, db.changeSets.getOrThrow(id)).version;
      return isSame ? undefined : 'The content was saved after the resolution was made.';
    },
  );
}

/** @throws Failure 409 with errors by the index of the change set */
function throwConflicts(
  { message, code }: Pick<Failure, 'message' | 'code'>,
  ids: readonly string[],
  conflictOf: (id: string) => string | readonly string[] | undefined,
): void {
  const errors = ids.flatMap((id, index): [string, string[]][] => {
    const conflict = conflictOf(id);
    return conflict === undefined ? [] : [[`ids.${index}`, [conflict].flat()]];
  });
  if (errors.length > 0) throw new Conflict(message, code, Object.fromEntries(errors));
}

/** Rejects all change sets, or none when it throws. */
export function reject(
  ids: readonly string[],
  reason: string | null | undefined,
  { actor, db, now }: Omit<Decision, 'randomId'>,
): void {
  // A blank reason counts as none (D-171).
  const given = reason && !isBlank(reason) ? reason : null;
  decide(getPendingOrThrow(db, ids), { status: 'Rejected', reason: given }, { actor, db, now });
}

function getPendingOrThrow(db: Db, ids: readonly string[]): ChangeSetRecord[] {
  const changes = ids.map((id) => db.changeSets.getOrThrow(id));
  const errors = decidedErrors(changes);
  if (Object.keys(errors).length > 0) {
    throw new Conflict('A change set is not pending any more.', 'change-not-pending', errors);
  }
  // In the order of submission, which decides between equal date-times.
  return db.changeSets.all().filter((change) => changes.includes(change));
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

function storePlan(db: Db, plan: ApprovalPlan, { now, randomId }: Pick<Decision, 'now' | 'randomId'>): void {
  const savedAtUtc = now.toISOString();
  const replacedMedia: (string | null)[] = [];
  for (const [id, { mediaPath, ...content }] of plan.contents) {
    replacedMedia.push(db.questions.getOrThrow(id).mediaPath);
    const stored = storedMediaPath(db, mediaPath, randomId);
    db.questions.update(id, { ...content, mediaPath: stored, savedAtUtc });
  }
  for (const [activityId, moves] of plan.moves) {
    const ids = questionsOf(db, activityId).map(({ id }) => id);
    for (const [sortOrder, id] of reorderQuestions(ids, moves).entries()) {
      db.questions.update(id, { sortOrder });
    }
  }
  for (const [id, fields] of plan.fields) db.activities.update(id, { ...fields, savedAtUtc });
  for (const [id, lastModifiedUserId] of plan.submitters) db.activities.update(id, { lastModifiedUserId });
  removeUnusedFiles(db, replacedMedia);
}

/** Stores the file of a `data:` URL, which `changeErrors` has checked. */
function storedMediaPath(db: Db, mediaPath: string | null, randomId: Decision['randomId']): string | null {
  const file = mediaPath !== null && isDataUrl(mediaPath) ? readDataUrl(mediaPath) : undefined;
  return file ? storeFile(db, randomId, file.bytes) : mediaPath;
}
