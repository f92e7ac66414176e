import { useState } from 'react';
import { siteUrl } from '#lib/url/app-url.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { paymentLink } from './payment-link.ts';

/** Copies a learner's payment link (SUB-015); where the browser refuses, `shown` is the link, to be copied by hand. */
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
