import { useQuery } from '@tanstack/react-query';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';

/**
 * Requests the running plans of a learner; pending without an id.
 *
 * @param isEnabled false only reads the cache
 */
export const useActiveSubscription = (learnerId: string | undefined, isEnabled = true) =>
  useQuery({
    ...activeSubscriptionQuery(learnerId ?? ''),
    enabled: isEnabled && learnerId !== undefined,
    retryOnMount: false,
  });
