import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createCheckoutMutation } from '#api/queries/payments.ts';
import { rememberPurchase } from '../purchase.ts';
import { failureWords, type FailureWords } from '../server-words.ts';
import { useLeave } from '../use-leave.ts';
import type { Offer } from './plan-choice.tsx';

const notStarted = 'Could not start checkout.';

/** A purchase as far as this application sees it: once per press, and then the browser leaves. */
export function useCheckout(learnerId: string | undefined) {
  const checkout = useMutation(createCheckoutMutation());
  // A message is about one plan: with the next choice it is gone.
  const [failed, setFailed] = useState<FailureWords & { planId: string | undefined }>();
  const { isLeaving, leave } = useLeave(learnerId);
  const isBusy = checkout.isPending || isLeaving;
  // A second press may come before the next render.
  const isUnderway = useRef(false);

  /** @param focusPlans is called when a plan has to be chosen first */
  const buy = (wished: Offer | undefined, focusPlans: () => void) => {
    if (isUnderway.current || isBusy || wished?.block) return;
    const planId = wished?.plan.id;
    const fail = (words: FailureWords) => setFailed({ ...words, planId });
    setFailed(undefined);
    if (!learnerId) return fail({ title: 'Missing learner.' });
    if (!planId) {
      focusPlans();
      return fail({ title: 'Please select a plan.' });
    }
    isUnderway.current = true;
    checkout.mutate(
      { learnerId, subscriptionPlanId: planId },
      {
        onSuccess: ({ redirectUrl }) => {
          if (leave(redirectUrl)) rememberPurchase(learnerId, planId);
          else fail({ title: notStarted, advice: 'Nothing was paid.' });
        },
        onError: (error) => {
          const { title, advice } = failureWords(error, notStarted);
          fail({ title, advice: [advice, 'Nothing was paid.'].filter(Boolean).join(' ') });
        },
        onSettled: () => {
          isUnderway.current = false;
        },
      },
    );
  };

  return {
    buy,
    failureOf: (wished: Offer | undefined): FailureWords | undefined =>
      failed?.planId === wished?.plan.id && !wished?.block ? failed : undefined,
    hasFailed: failed !== undefined,
    isBusy,
  };
}
