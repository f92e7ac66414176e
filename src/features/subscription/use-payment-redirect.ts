import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { goToPaymentPage } from '#lib/url/payment-page.ts';

/** In milliseconds. After this time the buttons are enabled again: the user may have stopped the navigation. */
const navigationTimeout = 10_000;

/**
 * Opens the payment page. The screen is busy until the browser leaves the application, but not longer than
 * `navigationTimeout`. A page restored from the back-forward cache is ready again and requests the running plans.
 */
export function usePaymentRedirect(learnerId: string | undefined) {
  const queryClient = useQueryClient();
  const [isRedirecting, setRedirecting] = useState(false);

  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setRedirecting(false);
      if (learnerId) void queryClient.invalidateQueries(activeSubscriptionQuery(learnerId));
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [queryClient, learnerId]);

  useEffect(() => {
    if (!isRedirecting) return;
    const timer = setTimeout(() => setRedirecting(false), navigationTimeout);
    return () => clearTimeout(timer);
  }, [isRedirecting]);

  return {
    isRedirecting,
    /** @returns whether the URL is allowed */
    redirect: (redirectUrl: unknown, params?: Readonly<Record<string, string>>): boolean => {
      const isAllowed = goToPaymentPage(redirectUrl, params);
      setRedirecting(isAllowed);
      return isAllowed;
    },
  };
}
