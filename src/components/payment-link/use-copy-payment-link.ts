import { useState } from 'react';
import { siteUrl } from '#lib/url/app-url.ts';
import { toast } from '#ui/feedback/toasts.ts';

/** Returns the link to the plans for a learner (SUB-010), in the hash form (D-048). */
export const paymentLink = (site: string, learnerId: string): string =>
  `${site}#/subscribe?learnerId=${encodeURIComponent(learnerId)}`;

/** Copies a learner's payment link (SUB-015). If the browser blocks the clipboard, `shown` is the link to copy by hand. */
export function useCopyPaymentLink(learnerId: string) {
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const link = paymentLink(siteUrl(), learnerId);
    try {
      await navigator.clipboard.writeText(link);
      toast({ profile: 'app', tone: 'success', message: 'Payment link copied' });
    } catch {
      setShown(link);
    }
  };
  return { copy: () => void copy(), shown };
}
