import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelAutoRenewMutation, enableAutoRenewMutation } from '#api/queries/subscriptions.ts';
import { untilText } from '#components/plan/plan-text.ts';
import type { RunningPlan } from '#components/plan/running-plans.ts';
import { useSingleFlight } from '#components/use-single-flight.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { appUrl } from '#lib/url/app-url.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { failureText, type FailureText } from './failure-text.ts';
import { usePaymentRedirect } from './use-payment-redirect.ts';

export const noLearnerSelected = 'No learner selected.';
const notTurnedOn = 'Could not enable auto-renew.';
const notTurnedOff = 'Could not cancel auto-renew.';

/** The outcome of the last click. `runningIds` has the ids of the running plans: the message is about these plans. */
export type Outcome = { message: string; runningIds?: string } | { failure: FailureText };

export function useAutoRenew(
  learnerId: string | undefined,
  { onTurnedOn }: { onTurnedOn?: () => void } = {},
) {
  const cancel = useMutation(cancelAutoRenewMutation());
  const enable = useMutation(enableAutoRenewMutation());
  const [outcome, setOutcome] = useState<Outcome>();
  const [pressedId, setPressedId] = useState<string>();
  const { isRedirecting, redirect } = usePaymentRedirect(learnerId);
  const isBusy = cancel.isPending || enable.isPending || isRedirecting;
  const runUnlessBusy = useSingleFlight();
  const fail = (error: unknown, title: string) => setOutcome({ failure: failureText(error, title) });

  const turnOff = async (id: string, running: readonly RunningPlan[]) => {
    if (!(await confirmTurnOffAll(running.filter(({ renews }) => renews)))) return;
    setOutcome(undefined);
    try {
      const { message } = await cancel.mutateAsync(id);
      setOutcome({ message: message || 'Auto-renew turned off. Access remains until expiry.' });
    } catch (error) {
      fail(error, notTurnedOff);
    }
  };

  const turnOn = async (id: string) => {
    setOutcome(undefined);
    try {
      const response = await enable.mutateAsync(id);
      if (response.requiresRedirect) {
        const isRedirectAllowed = redirect(response.redirectUrl, recurringPaymentParams(id));
        if (!isRedirectAllowed) setOutcome({ failure: { title: notTurnedOn } });
        return;
      }
      setOutcome({ message: response.message || 'Auto-renew turned on.' });
      onTurnedOn?.();
    } catch (error) {
      fail(error, notTurnedOn);
    }
  };

  const label = busyLabel(cancel.isPending, enable.isPending || isRedirecting);
  return {
    /** Turns auto-renew off for all plans, or on for the latest one. */
    toggle: ({ planId, renews }: RunningPlan, running: readonly RunningPlan[]) => {
      if (isBusy) return;
      void runUnlessBusy(() => {
        setPressedId(planId);
        if (!learnerId) return setOutcome({ failure: { title: noLearnerSelected } });
        return renews ? turnOff(learnerId, running) : turnOn(learnerId);
      });
    },
    outcome,
    setOutcome,
    isBusy,
    wasPressed: ({ planId }: RunningPlan) => planId === pressedId,
    /** Undefined while idle, and for the buttons of other plans. */
    busyLabelOf: ({ planId }: RunningPlan) => (planId === pressedId ? label : undefined),
  };
}

function busyLabel(isTurningOff: boolean, isTurningOn: boolean): string | undefined {
  if (isTurningOff) return 'Cancelling…';
  return isTurningOn ? 'Turning on…' : undefined;
}

/** The URL parameters for the payment provider, with the return URL (SUB-040, D-106). */
function recurringPaymentParams(learnerId: string) {
  const returnUrl = appUrl('/subscribe/success');
  returnUrl.searchParams.set('learnerId', learnerId);
  returnUrl.searchParams.set('recurring', '1');
  return { custom_str3: 'recurring', custom_str4: learnerId, return_url: returnUrl.href };
}

/** Asks for confirmation if several plans renew: auto-renew can only be turned off for all of them (D-244). */
async function confirmTurnOffAll(renewing: readonly RunningPlan[]): Promise<boolean> {
  if (renewing.length < 2) return true;
  const plans = renewing.map(({ planName, expirationDate }) => `${planName} (${untilText(expirationDate)})`);
  return confirm({
    title: 'Turn off auto-renew for all plans?',
    message: markup`Auto-renew can only be turned off for all plans together: ${formatNameList(plans)}. Each plan keeps running until its end date.`,
    confirmText: 'Turn off all',
    cancelText: 'Keep them on',
    tone: 'primary',
  });
}
