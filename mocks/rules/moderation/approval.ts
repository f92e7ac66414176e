/** What approving makes of the stored records (D-160, D-226): decided as a whole before anything is stored. */
import type { ChangeSetRecord, QuestionRecord } from '../../data/records.ts';
import { dataToStore } from '../activities/authoring.ts';
import type { Move } from '../activities/question-order.ts';
import { dataOf, replacedBy, type Replaced } from './change-patch.ts';
import { otherNumber, withStoredKey } from './learner-changes.ts';
import { inOrder } from './moderation-state.ts';

type Change = Pick<
  ChangeSetRecord,
  'id' | 'entityType' | 'entityId' | 'patchJson' | 'submittedAtUtc' | 'submittedByUserId' | 'submittedByRole'
>;

type Question = Pick<QuestionRecord, 'id' | 'activityId' | 'type' | 'data' | 'mediaPath'>;

export interface ApprovalPlan {
  /** Why a change set does not fit the question any more, by the id of the change set. Then nothing is to be stored. */
  faults: Map<string, string>;
  /** Titles and descriptions by activity. */
  fields: Map<string, Pick<Replaced, 'title' | 'description'>>;
  /** Data and media by question. A `data:` URL is still to be stored as a file. */
  contents: Map<string, Pick<QuestionRecord, 'data' | 'mediaPath'>>;
  /** Moves of questions by activity, in the order in which they were submitted. */
  moves: Map<string, Move[]>;
  /** Who submitted the last change applied, by activity. */
  submitters: Map<string, string>;
}

/**
 * Applies change sets in the order of `submittedAtUtc`; what a later one replaces wins. The snapshot is no lock.
 *
 * @param questionOf the stored question of an id
 */
export function planApproval(changes: readonly Change[], questionOf: (id: string) => Question): ApprovalPlan {
  const plan: ApprovalPlan = {
    faults: new Map(),
    fields: new Map(),
    contents: new Map(),
    moves: new Map(),
    submitters: new Map(),
  };
  for (const change of inOrder(changes)) {
    const replaced = replacedBy(change.patchJson);
    if (change.entityType === 'Activity') {
      plan.fields.set(change.entityId, { ...plan.fields.get(change.entityId), ...replaced });
      plan.submitters.set(change.entityId, change.submittedByUserId);
    } else {
      const stored = questionOf(change.entityId);
      applyToQuestion(plan, change, replaced, { ...stored, ...plan.contents.get(stored.id) });
    }
  }
  return plan;
}

function applyToQuestion(plan: ApprovalPlan, change: Change, replaced: Replaced, question: Question): void {
  const { id, activityId } = question;
  const fault = misfit(change, replaced, question);
  if (fault !== undefined) {
    plan.faults.set(change.id, fault);
    return;
  }
  plan.contents.set(id, contentAfter(change, replaced, question));
  if (replaced.sortOrder !== undefined) {
    plan.moves.set(activityId, [...(plan.moves.get(activityId) ?? []), { id, to: replaced.sortOrder }]);
  }
  plan.submitters.set(activityId, change.submittedByUserId);
}

function misfit(change: Change, { data }: Replaced, question: Question): string | undefined {
  if (change.submittedByRole !== 'Learner' || !data) return undefined;
  const differing = otherNumber(question.type, data, dataOf(question.data));
  return differing && `The question has another number of ${differing} now.`;
}

/** Data and media of a question with a change applied. What a Learner submitted takes its key from the question. */
export function contentAfter(
  { submittedByRole }: Pick<Change, 'submittedByRole'>,
  replaced: Replaced,
  question: Pick<QuestionRecord, 'type' | 'data' | 'mediaPath'>,
): Pick<QuestionRecord, 'data' | 'mediaPath'> {
  const { data, mediaPath = question.mediaPath } = replaced;
  if (!data) return { data: question.data, mediaPath };
  const { type } = question;
  const kept =
    submittedByRole === 'Learner'
      ? withStoredKey(type, data, dataOf(question.data))
      : dataToStore(type, data);
  return { data: JSON.stringify(kept), mediaPath };
}
