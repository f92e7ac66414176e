import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moderationTreeQuery } from '#api/queries/moderation.ts';
import { currentApprovedIds } from '../decide/pending-approval.ts';
import { queueOrder } from '../queue-place.ts';
import { activityOf, nextWork, type NextWork } from './next-work.ts';

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
