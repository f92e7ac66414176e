import { useQuery } from '@tanstack/react-query';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';

/**
 * What runs for a learner; pending for ever without one.
 *
 * @param isAsked false leaves it to others to ask the server, and only follows what they find
 */
export const useActiveSubscription = (learnerId: string | undefined, isAsked = true) =>
  useQuery({
    ...activeSubscriptionQuery(learnerId ?? ''),
    enabled: isAsked && learnerId !== undefined,
    retryOnMount: false,
  });
