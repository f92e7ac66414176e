import { useEffect, useState } from 'react';
import { goToPaymentPage } from '#lib/url/payment-page.ts';

/**
 * The way to the payment page. The screen stays busy until the browser has gone; whoever comes back to it out of the
 * browser's memory finds it ready again.
 *
 * @param onReturn what was true before they left may not be true any more
 */
export function useLeave(onReturn: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      onReturn();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [onReturn]);
  return {
    isLeaving,
    /** @returns whether the URL may be followed */
    leave: (redirectUrl: string, query?: Readonly<Record<string, string>>): boolean => {
      const isFollowed = goToPaymentPage(redirectUrl, query);
      setLeaving(isFollowed);
      return isFollowed;
    },
  };
}
