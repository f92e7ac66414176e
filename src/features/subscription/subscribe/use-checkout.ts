import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isUnknownOutcome } from '#api/problem.ts';
import { createCheckoutMutation } from '#api/queries/payments.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { removeCheckout, storeCheckout } from '#components/checkout/stored-checkouts.ts';
import { useIdempotentMutation } from '#components/use-idempotent-mutation.ts';
import { useSingleFlight } from '#components/use-single-flight.ts';
import { clock } from '#lib/time/clock.ts';
import { currentSession } from '#session/session.ts';
import { failureText, type FailureText } from '../failure-text.ts';
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
  const [isOpening, setOpening] = useState(false);
  const isBusy = checkout.isPending || isOpening || isRedirecting;
  const openPaymentPage = useOpenPaymentPage(redirect);

  /** @param isTurningOff whether the renewal of running plans ends when the payment is confirmed */
  const buy = (clickedOffer: Offer | undefined, focusPlans: () => void, isTurningOff: boolean) => {
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
        setOpening(true);
        const { redirectUrl } = await checkout.write({ learnerId, subscriptionPlanId: planId });
        const isOpen = await openPaymentPage(redirectUrl, {
          learnerId,
          plan: clickedOffer.plan,
          isTurningOff,
        });
        if (!isOpen) fail({ title: notStarted, advice: 'Nothing was paid.' });
      } catch (error) {
        // A retry is safe: preparing a payment charges nothing.
        const isLost = isUnknownOutcome(error);
        const { title, advice } = isLost
          ? { title: notStarted, advice: 'The connection was lost. Please try again.' }
          : failureText(error, notStarted);
        fail({ title, advice: [advice, 'Nothing was paid.'].filter(Boolean).join(' ') });
      } finally {
        setOpening(false);
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

interface Purchase {
  learnerId: string;
  plan: Offer['plan'];
  isTurningOff: boolean;
}

/** Opens the provider's page, and stores the checkout first, because the redirect unloads the page (D-270). */
function useOpenPaymentPage(redirect: ReturnType<typeof usePaymentRedirect>['redirect']) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (redirectUrl: string, { learnerId, plan, isTurningOff }: Purchase): Promise<boolean> => {
    // Otherwise the outcome of an earlier payment would count for this one when the parent comes back.
    const search = { learnerId, planId: plan.id };
    await router.navigate({ to: '/subscribe', search, replace: true, resetScroll: false });
    const userId = currentSession()?.id;
    if (userId === undefined) return redirect(redirectUrl);
    const status = queryClient.getQueryData(activeSubscriptionQuery(learnerId).queryKey);
    await storeCheckout(userId, {
      learnerId,
      planId: plan.id,
      planName: plan.planName,
      amount: plan.amount,
      currency: plan.currency,
      startedAt: clock.now().getTime(),
      planBefore: status?.isActive ? status.planName : null,
      stage: 'started',
      renewalOfOthers: isTurningOff ? 'turn-off' : 'unchanged',
    });
    const isOpen = redirect(redirectUrl);
    if (!isOpen) await removeCheckout(userId, learnerId);
    return isOpen;
  };
}
