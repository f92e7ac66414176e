import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  activeSubscriptionQuery,
  cancelAutoRenewMutation,
  publicPlansQuery,
} from '#api/queries/subscriptions.ts';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { dayText, renewalPrice } from '#components/plan/plan-text.ts';
import { useSingleFlight } from '#components/use-single-flight.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { currentSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { renewingOthers, type StoredCheckout } from './checkout-state.ts';
import { updateCheckout } from './stored-checkouts.ts';
import styles from './checkout.module.css';

/**
 * After the new plan is active: turns off the renewal of the learner's other plans, as chosen before the purchase
 * (D-271). If the call fails, says so, with Try again.
 *
 * @param checkout a paid one
 * @param isResultShown whether to show also that it worked
 */
export function RenewalOfOthers({
  checkout,
  isResultShown,
}: {
  checkout: StoredCheckout;
  isResultShown: boolean;
}) {
  const { learnerId, planId, renewalOfOthers } = checkout;
  const { data: status } = useQuery({ ...activeSubscriptionQuery(learnerId), enabled: false });
  const others = status?.isActive ? status.runningPlans.filter((plan) => plan.planId !== planId) : [];
  const renewing = renewingOthers(checkout, status);
  const { mutateAsync: cancel, isPending } = useMutation(cancelAutoRenewMutation());
  const runUnlessBusy = useSingleFlight();

  const turnOff = () =>
    void runUnlessBusy(async () => {
      const userId = currentSession()?.id;
      if (userId === undefined) return;
      const isDone = await cancel(learnerId).then(
        () => true,
        () => false,
      );
      await updateCheckout(userId, learnerId, { renewalOfOthers: isDone ? 'turned-off' : 'failed' });
    });

  const isFailed = renewalOfOthers === 'failed' && renewing.length > 0;
  useRecoverFocusAfter(isFailed);
  const { data: onSale } = useQuery({ ...publicPlansQuery(), enabled: isFailed });
  const isDue = renewalOfOthers === 'turn-off' && renewing.length > 0;
  const turnOffOnce = useEffectEvent(turnOff);
  useEffect(() => {
    if (isDue) turnOffOnce();
  }, [isDue]);

  return (
    <>
      <p role="status" className={classNames(styles.result, styles.done)}>
        {isResultShown && renewalOfOthers === 'turned-off' && others.length > 0
          ? `${formatNameList(others.map(({ planName }) => planName))} will not renew, and stays open until ${formatNameList(others.map(({ expirationDate }) => dayText(expirationDate)))}.`
          : ''}
      </p>
      {isFailed ? (
        <Alert tone="error" title="Could not cancel auto-renew.">
          <p>
            {renewing
              .map((plan) => {
                const day = dayText(plan.nextBillingDateUtc ?? plan.expirationDate);
                const price = renewalPrice(plan, onSale);
                return `${plan.planName} still renews on ${day}${price ? ` for ${price}` : ''}.`;
              })
              .join(' ')}
          </p>
          <Button className={styles.retry} busy={isPending ? 'Cancelling…' : undefined} onPress={turnOff}>
            Try again
          </Button>
        </Alert>
      ) : null}
    </>
  );
}
