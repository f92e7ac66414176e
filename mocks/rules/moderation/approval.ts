/** What approving change sets does to the stored records (D-160, D-226): planned completely before anything is stored. */
import type { QuestionRecord } from '../../data/models/curriculum.ts';
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import { dataToStore } from '../activities/authoring.ts';
import type { Move } from '../activities/question-order.ts';
import { parseData, replacedBy, type Replaced } from './change-patch.ts';
import { differingCount, isTooLongWithWords, withStoredAnswerKey } from './learner-changes.ts';
import { oldestFirst } from './moderation-state.ts';

type Change = Pick<
  ChangeSetRecord,
  'id' | 'entityType' | 'entityId' | 'patchJson' | 'submittedAtUtc' | 'submittedByUserId' | 'submittedByRole'
>;

type Question = Pick<QuestionRecord, 'id' | 'activityId' | 'type' | 'data' | 'mediaPath'>;

export interface ApprovalPlan {
  /** Why a change set no longer fits its question, by the id of the change set. If there is any, nothing may be stored. */
  conflicts: Map<string, string>;
  /** Titles and descriptions by activity. */
  fields: Map<string, Pick<Replaced, 'title' | 'description'>>;
  /** Data and media by question. A `data:` URL is still to be stored as a file. */
  contents: Map<string, Pick<QuestionRecord, 'data' | 'mediaPath'>>;
  /** Moves of questions by activity, in the order in which they were submitted. */
  moves: Map<string, Move[]>;
  /** Who submitted the last change that is applied, by activity. */
  submitters: Map<string, string>;
}

/**
 * Applies change sets in the order of `submittedAtUtc`; of two new values the later one wins. The snapshot is not a lock.
 *
 * @param getQuestion returns the stored question with an id
 */
export function planApproval(
  changes: readonly Change[],
  getQuestion: (id: string) => Question,
): ApprovalPlan {
  const plan: ApprovalPlan = {
    conflicts: new Map(),
    fields: new Map(),
    contents: new Map(),
    moves: new Map(),
    submitters: new Map(),
  };
  for (const change of oldestFirst(changes)) {
    const replaced = replacedBy(change.patchJson);
    if (change.entityType === 'Activity') {
      plan.fields.set(change.entityId, { ...plan.fields.get(change.entityId), ...replaced });
      plan.submitters.set(change.entityId, change.submittedByUserId);
    } else {
      const stored = getQuestion(change.entityId);
      applyToQuestion(plan, change, replaced, { ...stored, ...plan.contents.get(stored.id) });
    }
  }
  return plan;
}

function applyToQuestion(plan: ApprovalPlan, change: Change, replaced: Replaced, question: Question): void {
  const { id, activityId } = question;
  const conflict = conflictOf(change, replaced, question);
  if (conflict !== undefined) {
    plan.conflicts.set(change.id, conflict);
    return;
  }
  plan.contents.set(id, contentAfter(change, replaced, question));
  if (replaced.sortOrder !== undefined) {
    plan.moves.set(activityId, [...(plan.moves.get(activityId) ?? []), { id, to: replaced.sortOrder }]);
  }
  plan.submitters.set(activityId, change.submittedByUserId);
}

function conflictOf(change: Change, { data }: Replaced, question: Question): string | undefined {
  if (change.submittedByRole !== 'Learner' || !data) return undefined;
  const stored = parseData(question.data);
  const differing = differingCount(question.type, data, stored);
  if (differing) return `The question has a different number of ${differing} now.`;
  return isTooLongWithWords(data, stored)
    ? 'The paragraph is too long with the words of its blanks.'
    : undefined;
}

/** Data and media of a question with a change applied. A Learner's change gets the answer key of the question. */
export function contentAfter(
  { submittedByRole }: Pick<Change, 'submittedByRole'>,
  replaced: Replaced,
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
