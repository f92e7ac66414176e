import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  activeSubscriptionQuery,
  cancelAutoRenewMutation,
  enableAutoRenewMutation,
} from '#api/queries/subscriptions.ts';
import { formatTimestamp } from '#lib/dates.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import type { RunningPlan } from './running-plans.ts';
import { failureWords, type FailureWords } from './server-words.ts';
import { useLeave } from './use-leave.ts';

export const noLearnerSelected = 'No learner selected.';
const notTurnedOn = 'Could not enable auto-renew.';
const notTurnedOff = 'Could not cancel auto-renew.';

/** What came of the last press. */
export type Outcome = { message: string } | { failure: FailureWords };

/** Turning the renewal of a learner's plans on and off, for all three screens that offer it. */
export function useAutoRenew(
  learnerId: string | undefined,
  { onTurnedOn }: { onTurnedOn?: () => void } = {},
) {
  const queryClient = useQueryClient();
  const cancel = useMutation(cancelAutoRenewMutation());
  const enable = useMutation(enableAutoRenewMutation());
  const [outcome, setOutcome] = useState<Outcome>();
  const { isLeaving, leave } = useLeave(
    useCallback(() => {
      if (learnerId) void queryClient.invalidateQueries(activeSubscriptionQuery(learnerId));
    }, [queryClient, learnerId]),
  );
  const isBusy = cancel.isPending || enable.isPending || isLeaving;

  const turnOff = async (running: readonly RunningPlan[]) => {
    if (isBusy) return;
    if (!learnerId) return setOutcome({ failure: { title: noLearnerSelected } });
    if (!(await mayTurnOffAll(running.filter(({ renews }) => renews)))) return;
    setOutcome(undefined);
    cancel.mutate(learnerId, {
      onSuccess: ({ message }) =>
        setOutcome({ message: message || 'Auto-renew turned off. Access remains until expiry.' }),
      onError: (error) => setOutcome({ failure: failureWords(error, notTurnedOff) }),
    });
  };

  const turnOn = () => {
    if (isBusy) return;
    if (!learnerId) return setOutcome({ failure: { title: noLearnerSelected } });
    setOutcome(undefined);
    enable.mutate(learnerId, {
      onSuccess: (response) => {
        if (response.requiresRedirect) {
          const isFollowed = leave(response.redirectUrl, recurringQuery(learnerId));
          if (!isFollowed) setOutcome({ failure: { title: notTurnedOn } });
          return;
        }
        setOutcome({ message: response.message || 'Auto-renew turned on.' });
        onTurnedOn?.();
      },
      onError: (error) => setOutcome({ failure: failureWords(error, notTurnedOn) }),
    });
  };

  return {
    turnOff: (running: readonly RunningPlan[]) => void turnOff(running),
    turnOn,
    outcome,
    setOutcome,
    /** Undefined while nothing is under way. */
    busyWord: busyWord(cancel.isPending, enable.isPending || isLeaving),
  };
}

function busyWord(isTurningOff: boolean, isTurningOn: boolean): string | undefined {
  if (isTurningOff) return 'Cancelling…';
  return isTurningOn ? 'Turning on…' : undefined;
}

/** What the provider is told, and where the browser comes back to (SUB-040, D-106). */
function recurringQuery(learnerId: string) {
  const returnUrl = new URL('/subscribe/success', location.origin);
  returnUrl.searchParams.set('learnerId', learnerId);
  returnUrl.searchParams.set('recurring', '1');
  return { custom_str3: 'recurring', custom_str4: learnerId, return_url: returnUrl.href };
}

/** One press turns off all of a learner's plans (D-244): whoever has several is told before. */
async function mayTurnOffAll(renewing: readonly RunningPlan[]): Promise<boolean> {
  if (renewing.length < 2) return true;
  const plans = renewing.map(
    ({ planName, expirationDate }) => `${planName} (until ${formatTimestamp(expirationDate)})`,
  );
  return confirm({
    title: 'Turn off auto-renew of all plans?',
    message: markup`Auto-renew can only be turned off for all plans together: ${plans.join(', ')}. Each of them runs until its end.`,
    confirmText: 'Turn off all',
    cancelText: 'Keep them on',
    tone: 'primary',
  });
}
