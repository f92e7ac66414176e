import { useState } from 'react';
import { isUnknownOutcome } from '#api/problem.ts';
import { createCheckoutMutation } from '#api/queries/payments.ts';
import { useOnce } from '#components/use-once.ts';
import { useWrite } from '#components/use-write.ts';
import { rememberPurchase } from '../purchase.ts';
import { failureWords, type FailureWords } from '../server-words.ts';
import { useLeave } from '../use-leave.ts';
import type { Offer } from './plan-choice.tsx';

const notStarted = 'Could not start checkout.';

/** A purchase as far as this application sees it: once per press, and then the browser leaves. */
export function useCheckout(learnerId: string | undefined) {
  const checkout = useWrite(createCheckoutMutation());
  const once = useOnce();
  // A message is about one plan: with the next choice it is gone.
  const [failed, setFailed] = useState<FailureWords & { planId: string | undefined }>();
  const { isLeaving, leave } = useLeave(learnerId);
  const isBusy = checkout.isPending || isLeaving;

  /** @param focusPlans is called when a plan has to be chosen first */
  const buy = (wished: Offer | undefined, focusPlans: () => void) => {
    if (isBusy || wished?.block) return;
    const planId = wished?.plan.id;
    const fail = (words: FailureWords) => setFailed({ ...words, planId });
    void once(async () => {
      setFailed(undefined);
      if (!learnerId) return fail({ title: 'Missing learner.' });
      if (!planId) {
        focusPlans();
        return fail({ title: 'Please select a plan.' });
      }
      try {
        const { redirectUrl } = await checkout.write({ learnerId, subscriptionPlanId: planId });
        if (leave(redirectUrl)) rememberPurchase(learnerId, planId);
        else fail({ title: notStarted, advice: 'Nothing was paid.' });
      } catch (error) {
        // Preparing a payment twice does no harm.
        const isLost = isUnknownOutcome(error);
        const { title, advice } = isLost
          ? { title: notStarted, advice: 'The connection was lost. Please try again.' }
          : failureWords(error, notStarted);
        fail({ title, advice: [advice, 'Nothing was paid.'].filter(Boolean).join(' ') });
      }
    });
  };

  return {
    buy,
    failureOf: (wished: Offer | undefined): FailureWords | undefined =>
      failed?.planId === wished?.plan.id && !wished?.block ? failed : undefined,
    hasFailed: failed !== undefined,
    isBusy,
  };
}
