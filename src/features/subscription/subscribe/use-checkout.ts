import { useState } from 'react';
import { isUnknownOutcome } from '#api/problem.ts';
import { createCheckoutMutation } from '#api/queries/payments.ts';
import { useIdempotentMutation } from '#components/use-idempotent-mutation.ts';
import { useOnce } from '#components/use-once.ts';
import { failureText, type FailureText } from '../failure-text.ts';
import { rememberPurchase } from '../purchase.ts';
import { useLeave } from '../use-leave.ts';
import type { Offer } from './plan-choice.tsx';

const notStarted = 'Could not start checkout.';

/** Prepares a payment, once per press, and opens the provider's page. */
export function useCheckout(learnerId: string | undefined) {
  const checkout = useIdempotentMutation(createCheckoutMutation());
  const once = useOnce();
  // A message is about one plan: choosing another one clears it.
  const [failed, setFailed] = useState<FailureText & { planId: string | undefined }>();
  const { isLeaving, leave } = useLeave(learnerId);
  const isBusy = checkout.isPending || isLeaving;

  /** @param focusPlans called when no plan is chosen */
  const buy = (wished: Offer | undefined, focusPlans: () => void) => {
    if (isBusy || wished?.block) return;
    const planId = wished?.plan.id;
    const fail = (words: FailureText) => setFailed({ ...words, planId });
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
        // Safe to repeat: preparing charges nothing.
        const isLost = isUnknownOutcome(error);
        const { title, advice } = isLost
          ? { title: notStarted, advice: 'The connection was lost. Please try again.' }
          : failureText(error, notStarted);
        fail({ title, advice: [advice, 'Nothing was paid.'].filter(Boolean).join(' ') });
      }
    });
  };

  return {
    buy,
    failureOf: (wished: Offer | undefined): FailureText | undefined =>
      failed?.planId === wished?.plan.id && !wished?.block ? failed : undefined,
    hasFailed: failed !== undefined,
    isBusy,
  };
}
