import { useState } from 'react';
import { isUnknownOutcome } from '#api/problem.ts';
import { createCheckoutMutation } from '#api/queries/payments.ts';
import { useIdempotentMutation } from '#components/use-idempotent-mutation.ts';
import { useSingleFlight } from '#components/use-single-flight.ts';
import { failureText, type FailureText } from '../failure-text.ts';
import { rememberPurchase } from '../purchase.ts';
import { usePaymentRedirect } from '../use-payment-redirect.ts';
import type { Offer } from './plan-choice.tsx';

const notStarted = 'Could not start checkout.';

/** Prepares a payment, once per click, and opens the provider's page. */
export function useCheckout(learnerId: string | undefined) {
  const checkout = useIdempotentMutation(createCheckoutMutation());
  const runUnlessBusy = useSingleFlight();
  // A message is about one plan: selecting another plan hides it.
  const [failed, setFailed] = useState<FailureText & { planId: string | undefined }>();
  const { isRedirecting, redirect } = usePaymentRedirect(learnerId);
  const isBusy = checkout.isPending || isRedirecting;

  const buy = (clickedOffer: Offer | undefined, focusPlans: () => void) => {
    if (isBusy || clickedOffer?.blockReason) return;
    const planId = clickedOffer?.plan.id;
    const fail = (text: FailureText) => setFailed({ ...text, planId });
    void runUnlessBusy(async () => {
      setFailed(undefined);
      if (!learnerId) return fail({ title: 'Missing learner.' });
      if (!planId) {
        focusPlans();
        return fail({ title: 'Please select a plan.' });
      }
      try {
        const { redirectUrl } = await checkout.write({ learnerId, subscriptionPlanId: planId });
        if (redirect(redirectUrl)) rememberPurchase(learnerId, planId);
        else fail({ title: notStarted, advice: 'Nothing was paid.' });
      } catch (error) {
        // A retry is safe: preparing a payment charges nothing.
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
    failureOf: (clickedOffer: Offer | undefined): FailureText | undefined =>
      failed?.planId === clickedOffer?.plan.id && !clickedOffer?.blockReason ? failed : undefined,
    hasFailed: failed !== undefined,
    isBusy,
  };
}
