import type { ActivityReview } from '#api/queries/moderation.ts';
import { questionTypeName } from '#questions/registry.ts';
import { activityContent, questionContents, type Content } from '../compare/content.ts';
import type { BothSides } from '../compare/word-changes.ts';

/** The activity's own fields, or one of its questions, as a card of the review. */
export interface ReviewCard {
  /** The id of the activity or question. */
  id: string;
  /** 'Activity fields' or 'Question 2'. */
  name: string;
  /** The heading of the card: 'Activity fields', or the type of the question. */
  title: string;
  /** The position of a question from 1; undefined for the activity. */
  number: number | undefined;
  status: string;
  /** Null when the account no longer exists; undefined when nobody has submitted anything. */
  submittedBy: string | null | undefined;
  /** The pending change sets of this record, oldest first. Selecting the card selects them all (MOD-016). */
  pendingIds: readonly string[];
  /** Those whose record was saved with other contents since they were submitted (D-257). */
  changedSinceIds: readonly string[];
  /** Those of them that have to be reviewed field by field. */
  conflictingIds: readonly string[];
  contents: BothSides<Content>;
}

/** The cards of a review: the activity's own fields, then its questions in order. */
export function reviewCards(
  activityId: string,
  review: Omit<ActivityReview, 'latestChangeByQuestion'>,
): [ReviewCard, ...ReviewCard[]] {
  const { before, after, moderation, submittedByPerQuestion, changes, history } = review;
  const pendingOf = (id: string) => {
    const {
      changeSetIds: pendingIds = [],
      changedSinceIds = [],
      conflictingIds = [],
    } = changes.find(({ entityId }) => entityId === id) ?? {};
    return { pendingIds, changedSinceIds, conflictingIds };
  };
  const afterById = new Map(after.questions.map((question) => [question.id, question]));
  const activity: ReviewCard = {
    id: activityId,
    name: 'Activity fields',
    title: 'Activity fields',
    number: undefined,
    status: moderation.activityStatus,
    submittedBy: currentOf(activityId, pendingOf(activityId).pendingIds, history)?.submittedBy,
    ...pendingOf(activityId),
    contents: { before: activityContent(before), after: activityContent(after) },
  };
  const questions = before.questions.map((question): ReviewCard => {
    const { id, type } = question;
    const status = moderation.perQuestionStatus[id] ?? 'None';
    const changed = afterById.get(id) ?? question;
    // Its current position: a published move has already been made.
    const number = (status === 'Published' ? changed : question).sortOrder + 1;
    return {
      id,
      name: `Question ${number}`,
      title: questionTypeName(type),
      number,
      status,
      submittedBy: submittedByPerQuestion[id],
      ...pendingOf(id),
      contents: questionContents({ before: question, after: changed }),
    };
  });
  return [activity, ...questions.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))];
}

/** The change set that a record has its status from: the latest pending one, or else the latest of all. */
function currentOf(id: string, pendingIds: readonly string[], history: ActivityReview['history']) {
  const own = history.filter(({ entityId }) => entityId === id);
  return own.find((change) => pendingIds.includes(change.id)) ?? own[0];
}

/** Whether 'Showing Only Changes' includes it: somebody has submitted a change to it, decided on or not. */
export const isChanged = ({ status }: ReviewCard): boolean => status !== 'None';

/** What the label beside the activity's 'After' says, by the statuses of its questions (MOD-020). */
export function afterLabel(statuses: readonly string[]): 'Proposed' | 'Rejected' | 'Published' | 'Active' {
  if (statuses.includes('Pending')) return 'Proposed';
  if (statuses.includes('Rejected')) return 'Rejected';
  return statuses.includes('Published') || statuses.includes('Approved') ? 'Published' : 'Active';
}

/** The cards without the change sets that are approved and not sent yet. */
export function withoutApproved(
  [activity, ...questions]: readonly [ReviewCard, ...ReviewCard[]],
  approved: readonly string[],
): [ReviewCard, ...ReviewCard[]] {
  const rest = (card: ReviewCard): ReviewCard => {
    const pendingIds = card.pendingIds.filter((id) => !approved.includes(id));
    if (pendingIds.length === card.pendingIds.length) return card;
    return { ...card, pendingIds, status: pendingIds.length === 0 ? 'Approved' : card.status };
  };
  return [rest(activity), ...questions.map(rest)];
}
