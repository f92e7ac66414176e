import { useState } from 'react';
import { toast } from '#ui/feedback/toasts.ts';

/** Copies a payment link (SUB-015); where the browser refuses, `shown` is the link, to be copied by hand. */
export function useCopy(link: string) {
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ profile: 'app', tone: 'success', message: 'Payment link copied' });
    } catch {
      setShown(link);
    }
  };
  return { copy: () => void copy(), shown };
}
