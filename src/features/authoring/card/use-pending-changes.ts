import { useQuery } from '@tanstack/react-query';
import { moderationQueueQuery, type QueuedChange } from '#api/queries/moderation.ts';
import { byActivity } from './pending-changes.ts';

const none: readonly never[] = [];

/**
 * The changes to each activity and its questions that wait for review, the oldest first; none until they are known. For
 * roles that do not review, only their own.
 */
export function usePendingChanges(): (activityId: string) => readonly QueuedChange[] {
  const { data } = useQuery({ ...moderationQueueQuery('Pending'), select: byActivity });
  return (activityId) => data?.get(activityId) ?? none;
}
