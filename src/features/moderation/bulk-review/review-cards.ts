import type { ActivityReview } from '#api/queries/moderation.ts';
import { questionTypeName } from '#questions/registry.ts';
import { activityContent, questionContents, type Content } from '../compare/content.ts';
import type { BothSides } from '../compare/word-changes.ts';

/** The activity's own fields, or one of its questions, as a card of the review. */
export interface ReviewCard {
  id: string;
  /** 'Activity fields' or 'Question 2'. */
  name: string;
  title: string;
  /** The position of a question, from 1; undefined for the activity. */
  number: number | undefined;
  status: string;
  /** Null if the account was deleted; undefined if there is no change. */
  submittedBy: string | null | undefined;
  /** Undefined if there is no change. */
  submittedByUserId: string | undefined;
  /** The pending change sets of the record, oldest first; selected together (MOD-016). */
  pendingIds: readonly string[];
  /** Change sets whose record was saved after they were submitted (D-257). */
  changedSinceIds: readonly string[];
  /** Change sets with a conflict, to be reviewed field by field. */
  conflictingIds: readonly string[];
  contents: BothSides<Content>;
}

export function createReviewCards(
  activityId: string,
  review: Omit<ActivityReview, 'latestChangeByQuestion'>,
): [ReviewCard, ...ReviewCard[]] {
  const { before, after, moderation, submittedByPerQuestion, changes, history } = review;
  const changeIdsOf = (id: string) => {
    const {
      changeSetIds: pendingIds = [],
      changedSinceIds = [],
      conflictingIds = [],
    } = changes.find(({ entityId }) => entityId === id) ?? {};
    return { pendingIds, changedSinceIds, conflictingIds };
  };
  const changeOf = (id: string) => findCurrentChange(id, changeIdsOf(id).pendingIds, history);
  const afterById = new Map(after.questions.map((question) => [question.id, question]));
  const activityChange = changeOf(activityId);
  const activity: ReviewCard = {
    id: activityId,
    name: 'Activity fields',
    title: 'Activity fields',
    number: undefined,
    status: moderation.activityStatus,
    submittedBy: activityChange?.submittedBy,
    submittedByUserId: activityChange?.submittedByUserId,
    ...changeIdsOf(activityId),
    contents: { before: activityContent(before), after: activityContent(after) },
  };
  const questions = before.questions.map((question): ReviewCard => {
    const { id, type } = question;
    const status = moderation.perQuestionStatus[id] ?? 'None';
    const changed = afterById.get(id) ?? question;
    // The current position: a published move has already taken effect.
    const number = (status === 'Published' ? changed : question).sortOrder + 1;
    return {
      id,
      name: `Question ${number}`,
      title: questionTypeName(type),
      number,
      status,
      submittedBy: submittedByPerQuestion[id],
      submittedByUserId: changeOf(id)?.submittedByUserId,
      ...changeIdsOf(id),
      contents: questionContents({ before: question, after: changed }),
    };
  });
  return [activity, ...questions.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))];
}

/** Finds the change set that determines the status of a record: the latest pending one, or else the latest. */
function findCurrentChange(id: string, pendingIds: readonly string[], history: ActivityReview['history']) {
  const changes = history.filter(({ entityId }) => entityId === id);
  return changes.find((change) => pendingIds.includes(change.id)) ?? changes[0];
}

/** Whether 'Showing Only Changes' includes the card: it has any change, pending or decided. */
export const isChanged = ({ status }: ReviewCard): boolean => status !== 'None';

/** Returns the label beside the activity's 'After', from the statuses of its questions (MOD-020). */
export function afterLabel(statuses: readonly string[]): 'Proposed' | 'Rejected' | 'Published' | 'Active' {
  if (statuses.includes('Pending')) return 'Proposed';
  if (statuses.includes('Rejected')) return 'Rejected';
  return statuses.includes('Published') || statuses.includes('Approved') ? 'Published' : 'Active';
}

/** Removes approved change sets from the pending ones of each card. */
export function withoutApproved(
  [activity, ...questions]: readonly [ReviewCard, ...ReviewCard[]],
  approved: readonly string[],
): [ReviewCard, ...ReviewCard[]] {
  const removeApproved = (card: ReviewCard): ReviewCard => {
    const pendingIds = card.pendingIds.filter((id) => !approved.includes(id));
    if (pendingIds.length === card.pendingIds.length) return card;
    return { ...card, pendingIds, status: pendingIds.length === 0 ? 'Approved' : card.status };
  };
  return [removeApproved(activity), ...questions.map(removeApproved)];
}
