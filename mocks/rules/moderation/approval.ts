/** Plans the updates that an approval stores (D-160, D-257). The caller stores none when the plan has conflicts. */
import { applyFields } from '#openapi/rules/content-fields.ts';
import type { Move } from '#openapi/rules/question-order.ts';
import type { ActivityRecord, QuestionRecord } from '../../data/models/curriculum.ts';
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import { dataToStore } from '../activities/authoring.ts';
import { parseData, readNewValues, type NewValues } from './change-patch.ts';
import {
  activityVersions,
  conflictingFields,
  contentOf,
  proposedFields,
  questionVersions,
  type StoredActivity,
} from './field-versions.ts';
import { differingCount, isTooLongWithWords, withStoredAnswerKey } from './learner-changes.ts';
import { oldestFirst } from './moderation-state.ts';

type Change = Pick<
  ChangeSetRecord,
  | 'id'
  | 'entityType'
  | 'entityId'
  | 'snapshotJson'
  | 'patchJson'
  | 'submittedAtUtc'
  | 'submittedByUserId'
  | 'submittedByRole'
>;

type Question = Pick<QuestionRecord, 'id' | 'activityId' | 'type' | 'data' | 'mediaPath' | 'sortOrder'>;

export interface StoredRecords {
  activity: (id: string) => StoredActivity;
  question: (id: string) => Question;
}

export interface ApprovalPlan {
  /** Fields that changed both in the stored record and in the change set, by the id of the change set. */
  fieldConflicts: Map<string, string[]>;
  /** Reasons why a change set no longer fits its question, by the id of the change set. */
  conflicts: Map<string, string>;
  /** Titles and descriptions with their submitter, by activity. */
  fields: Map<string, Pick<NewValues, 'title' | 'description'> & Pick<ActivityRecord, 'savedByUserId'>>;
  /** Data and media with their submitter, by question. The caller stores a `data:` URL as a file. */
  contents: Map<string, Pick<QuestionRecord, 'data' | 'mediaPath' | 'savedByUserId'>>;
  /** Moves of questions by activity, in the order of submission. */
  moves: Map<string, Move[]>;
  /** The submitter of the last applied change, by activity. */
  submitters: Map<string, string>;
}

/**
 * Applies change sets in the order of `submittedAtUtc`. Each replaces the fields in which its patch differs from its
 * snapshot; a later value replaces an earlier one.
 *
 * @param resolutions patches that a reviewer publishes instead, as JSON by the id of the change set
 */
export function planApproval(
  changes: readonly Change[],
  stored: StoredRecords,
  resolutions: ReadonlyMap<string, string> = new Map(),
): ApprovalPlan {
  const plan: ApprovalPlan = {
    fieldConflicts: new Map(),
    conflicts: new Map(),
    fields: new Map(),
    contents: new Map(),
    moves: new Map(),
    submitters: new Map(),
  };
  for (const change of oldestFirst(changes)) {
    const resolved = resolutions.get(change.id);
    if (change.entityType === 'Activity') applyToActivity(plan, change, resolved, stored);
    else applyToQuestion(plan, change, resolved, stored);
  }
  return plan;
}

function applyToActivity(
  plan: ApprovalPlan,
  change: Change,
  resolved: string | undefined,
  stored: StoredRecords,
): void {
  const { id, entityId, submittedByUserId } = change;
  const versions = activityVersions(change, stored.activity(entityId));
  const conflicts = resolved === undefined ? conflictingFields(versions) : [];
  if (conflicts.length > 0) {
    plan.fieldConflicts.set(id, conflicts);
    return;
  }
  const replaced = resolved === undefined ? proposedFields(versions) : readNewValues(resolved);
  plan.fields.set(entityId, { ...plan.fields.get(entityId), ...replaced, savedByUserId: submittedByUserId });
  plan.submitters.set(entityId, submittedByUserId);
}

function applyToQuestion(
  plan: ApprovalPlan,
  change: Change,
  resolved: string | undefined,
  stored: StoredRecords,
): void {
  const question = stored.question(change.entityId);
  const { activityId, id } = question;
  const current = { ...question, ...plan.contents.get(id) };
  const savedByUserId = change.submittedByUserId;
  const replaced = readNewValues(resolved ?? change.patchJson);
  if (resolved === undefined) {
    const versions = questionVersions(change, question);
    // `plan.moves` contains the moves.
    const { sortOrder: _move, ...fields } = proposedFields(questionVersions(change, current));
    // When an earlier change set adds or removes options, all options become one field.
    const merged = Object.keys(fields).filter((name) => !(name in proposedFields(versions)));
    const conflicts = [...conflictingFields(versions), ...merged];
    if (conflicts.length > 0) plan.fieldConflicts.set(change.id, conflicts);
    const conflict = conflictOf(change, replaced, current);
    if (conflict !== undefined) plan.conflicts.set(change.id, conflict);
    if (conflicts.length > 0 || conflict !== undefined) return;
    if (Object.keys(fields).length > 0) {
      const { data, mediaPath } = applyFields(contentOf(current), fields);
      plan.contents.set(id, {
        data: JSON.stringify(dataToStore(current.type, data)),
        mediaPath,
        savedByUserId,
      });
    }
  } else if (plan.contents.has(id)) {
    // The reviewer did not see the result of the earlier change set.
    plan.fieldConflicts.set(change.id, Object.keys(replaced));
    return;
  } else {
    const moderator = { submittedByRole: 'Moderator' } as const;
    plan.contents.set(id, { ...contentAfter(moderator, replaced, current), savedByUserId });
  }
  if (replaced.sortOrder !== undefined) {
    plan.moves.set(activityId, [...(plan.moves.get(activityId) ?? []), { id, to: replaced.sortOrder }]);
  }
  plan.submitters.set(activityId, savedByUserId);
}

function conflictOf(change: Change, { data }: NewValues, question: Question): string | undefined {
  if (change.submittedByRole !== 'Learner' || !data) return undefined;
  const stored = parseData(question.data);
  const differing = differingCount(question.type, data, stored);
  if (differing) return `The question has a different number of ${differing} now.`;
  return isTooLongWithWords(data, stored)
    ? 'The paragraph is too long with the words of its blanks.'
    : undefined;
}

/** Applies a change to a question's data and media. A Learner's change gets the stored answer key. */
export function contentAfter(
  { submittedByRole }: Pick<Change, 'submittedByRole'>,
  replaced: NewValues,
  question: Pick<QuestionRecord, 'type' | 'data' | 'mediaPath'>,
): Pick<QuestionRecord, 'data' | 'mediaPath'> {
  const { data, mediaPath = question.mediaPath } = replaced;
  if (!data) return { data: question.data, mediaPath };
  const { type } = question;
  const changed =
    submittedByRole === 'Learner'
      ? withStoredAnswerKey(type, data, parseData(question.data))
      : dataToStore(type, data);
  return { data: JSON.stringify(changed), mediaPath };
}
