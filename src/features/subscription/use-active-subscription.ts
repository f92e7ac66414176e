import { useQuery } from '@tanstack/react-query';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';

/** What runs for a learner; pending for ever without one. */
export const useActiveSubscription = (learnerId: string | undefined) =>
  useQuery({
    ...activeSubscriptionQuery(learnerId ?? ''),
    enabled: learnerId !== undefined,
    retryOnMount: false,
  });
