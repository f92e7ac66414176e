import { useQuery } from '@tanstack/react-query';
import { moderationQueueQuery, type QueuedChange } from '#api/queries/moderation.ts';

const noChanges: readonly never[] = [];

/**
 * Loads the pending changes. Roles without review rights receive only the user's own changes.
 *
 * @returns a function from an activity's id to its pending changes, oldest first; empty while loading
 */
export function usePendingChanges(): (activityId: string) => readonly QueuedChange[] {
  const { data } = useQuery({ ...moderationQueueQuery('Pending'), select: groupByActivity });
  return (activityId) => data?.get(activityId) ?? noChanges;
}

export const groupByActivity = (
  changes: readonly QueuedChange[],
): ReadonlyMap<string, readonly QueuedChange[]> => Map.groupBy(changes, ({ activityId }) => activityId);
