import { useQuery } from '@tanstack/react-query';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';

/**
 * The running plans of a learner; always pending without an id.
 *
 * @param isAsked false only reads the cache
 */
export const useActiveSubscription = (learnerId: string | undefined, isAsked = true) =>
  useQuery({
    ...activeSubscriptionQuery(learnerId ?? ''),
    enabled: isAsked && learnerId !== undefined,
    retryOnMount: false,
  });
