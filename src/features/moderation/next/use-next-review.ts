import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moderationTreeQuery, type ModerationGrade } from '#api/queries/moderation.ts';
import { currentApprovedIds } from '../decide/pending-approval.ts';
import { lastQueueOrder } from '../queue-memory.ts';
import { queueNodes } from '../queue/queue-nodes.ts';

interface PendingActivity {
  activityId: string;
  changeIds: readonly string[];
}

interface NextReview {
  /** The activity to review next: the current one while it has pending changes. */
  next: PendingActivity | undefined;
  /** The number of change sets left in the reviewed part of the queue. */
  remainingCount: number;
}

interface Progress {
  /** The ids of the activities in the order of the queue; empty after a deep link. */
  order: readonly string[];
  /** The ids of decided change sets, which may still be in `grades`. */
  decided: readonly string[];
  /** The id of the activity that is being reviewed. */
  current: string | undefined;
}

/** @param grades the tree of pending changes */
export function findNextReview(
  grades: readonly ModerationGrade[],
  { order, decided, current }: Progress,
): NextReview {
  const all = queueNodes(grades).flatMap(({ activities }) => activities);
  const byId = new Map(all.map((activity) => [activity.id, activity]));
  const isListed = current !== undefined && order.includes(current);
  // A deep link may open an activity that the queue did not list.
  const ids = isListed || (current === undefined && order.length > 0) ? order : all.map(({ id }) => id);
  const activities = ids.flatMap((activityId): PendingActivity[] => {
    const changeIds = byId.get(activityId)?.changeIds.filter((id) => !decided.includes(id)) ?? [];
    return changeIds.length > 0 ? [{ activityId, changeIds }] : [];
  });
  const position = current === undefined ? 0 : ids.indexOf(current);
  const next = activities.find(({ activityId }) => ids.indexOf(activityId) >= position) ?? activities[0];
  return { next, remainingCount: activities.reduce((sum, { changeIds }) => sum + changeIds.length, 0) };
}

export const findActivityOfChange = (
  grades: readonly ModerationGrade[],
  changeId: string,
): string | undefined =>
  queueNodes(grades)
    .flatMap(({ activities }) => activities)
    .find(({ changeIds }) => changeIds.includes(changeId))?.id;

/** @returns a function that finds the next review; it resolves to undefined when the queue cannot be loaded */
export function useNextReview() {
  const queryClient = useQueryClient();
  const treeQuery = moderationTreeQuery('Pending');
  // Preload the tree: it is needed right after a decision.
  const { data } = useQuery(treeQuery);
  // Keep the tree from before the decision: a rejected change is not in the current tree.
  const [initialTree, setInitialTree] = useState(data);
  if (!initialTree && data) setInitialTree(data);
  return async (ids: readonly string[]): Promise<NextReview | undefined> => {
    try {
      const grades = queryClient.getQueryData(treeQuery.queryKey) ?? (await queryClient.query(treeQuery));
      const [first] = ids;
      return findNextReview(grades, {
        order: lastQueueOrder(),
        decided: [...ids, ...currentApprovedIds()],
        current: first === undefined ? undefined : findActivityOfChange(initialTree ?? grades, first),
      });
    } catch {
      return undefined;
    }
  };
}
