import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moderationTreeQuery, type ModerationGrade } from '#api/queries/moderation.ts';
import { currentApprovedIds } from '../decide/pending-approval.ts';
import { queueOrder } from '../queue-place.ts';
import { queueNodes } from '../queue/queue-nodes.ts';

/** An activity with pending change sets. */
interface Work {
  activityId: string;
  changeIds: readonly string[];
}

interface NextWork {
  /** The activity to review next: the current one while it has anything left. */
  next: Work | undefined;
  /** How many change sets are left in the part of the queue that is being reviewed. */
  left: number;
}

interface Progress {
  /** The activities in the order in which the queue listed them; empty after a deep link. */
  order: readonly string[];
  /** The change sets that are decided, and may still be in `grades`. */
  decided: readonly string[];
  /** The activity that is being reviewed. */
  current: string | undefined;
}

/**
 * What to review after a decision, in the order of the queue.
 *
 * @param grades the pending changes
 */
export function nextWork(
  grades: readonly ModerationGrade[],
  { order, decided, current }: Progress,
): NextWork {
  const all = queueNodes(grades).flatMap(({ activities }) => activities);
  const byId = new Map(all.map((activity) => [activity.id, activity]));
  const isListed = current !== undefined && order.includes(current);
  // A review that was opened by a link may belong to a part that the queue did not list.
  const ids = isListed || (current === undefined && order.length > 0) ? order : all.map(({ id }) => id);
  const work = ids.flatMap((activityId): Work[] => {
    const changeIds = byId.get(activityId)?.changeIds.filter((id) => !decided.includes(id)) ?? [];
    return changeIds.length > 0 ? [{ activityId, changeIds }] : [];
  });
  const place = current === undefined ? 0 : ids.indexOf(current);
  const next = work.find(({ activityId }) => ids.indexOf(activityId) >= place) ?? work[0];
  return { next, left: work.reduce((sum, { changeIds }) => sum + changeIds.length, 0) };
}

/** The activity that a change set belongs to. */
export const activityOf = (grades: readonly ModerationGrade[], changeId: string): string | undefined =>
  queueNodes(grades)
    .flatMap(({ activities }) => activities)
    .find(({ changeIds }) => changeIds.includes(changeId))?.id;

/**
 * Finds what to review after a decision.
 *
 * @returns a function that resolves to undefined when the queue cannot be loaded
 */
export function useNextWork() {
  const queryClient = useQueryClient();
  const pending = moderationTreeQuery('Pending');
  // Loaded before the decision: it is needed right after it.
  const { data } = useQuery(pending);
  // After a rejection the queue does not have the change any more: where it was shows only in what was loaded before.
  const [opened, setOpened] = useState(data);
  if (!opened && data) setOpened(data);
  return async (ids: readonly string[]): Promise<NextWork | undefined> => {
    try {
      const grades = queryClient.getQueryData(pending.queryKey) ?? (await queryClient.query(pending));
      const [first] = ids;
      return nextWork(grades, {
        order: queueOrder(),
        decided: [...ids, ...currentApprovedIds()],
        current: first === undefined ? undefined : activityOf(opened ?? grades, first),
      });
    } catch {
      return undefined;
    }
  };
}
