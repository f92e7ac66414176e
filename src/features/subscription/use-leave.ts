import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { goToPaymentPage } from '#lib/url/payment-page.ts';

/** In milliseconds: after this time the button works again, in case the user has stopped the navigation. */
const patience = 10_000;

/**
 * Opens the payment page. The screen stays busy until the browser leaves; a page restored from the back-forward cache is
 * ready again and reloads the running plans.
 */
export function useLeave(learnerId: string | undefined) {
  const queryClient = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      if (learnerId) void queryClient.invalidateQueries(activeSubscriptionQuery(learnerId));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [queryClient, learnerId]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLeaving(false), patience);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return {
    isLeaving,
    /** @returns whether the URL may be followed */
    leave: (redirectUrl: unknown, query?: Readonly<Record<string, string>>): boolean => {
      const isFollowed = goToPaymentPage(redirectUrl, query);
      setLeaving(isFollowed);
      return isFollowed;
    },
  };
}
