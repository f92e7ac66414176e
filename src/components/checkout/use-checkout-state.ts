import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { clock } from '#lib/time/clock.ts';
import { useSession } from '#session/session.ts';
import {
  checkoutState,
  confirmationDeadline,
  type CheckoutState,
  type StoredCheckout,
} from './checkout-state.ts';
import { updateCheckout, useStoredCheckouts } from './stored-checkouts.ts';

/** Milliseconds between two requests of the running plans while a payment is being confirmed. */
const refetchInterval = 10_000;

export interface CheckoutProgress {
  checkout: StoredCheckout | undefined;
  state: CheckoutState;
  /** Whether the device has been read: until then, nothing may be offered to buy. */
  isReady: boolean;
}

/** Follows the last checkout of a learner until the running plans show that it was paid (D-270). */
export function useCheckoutState(learnerId: string | undefined): CheckoutProgress {
  const userId = useSession(({ details }) => details?.id);
  const checkouts = useStoredCheckouts();
  const checkout = checkouts?.find((stored) => stored.learnerId === learnerId);
  const [now, setNow] = useState(() => clock.now());
  const status = useQuery({
    ...activeSubscriptionQuery(learnerId ?? ''),
    enabled: learnerId !== undefined,
    retryOnMount: false,
    refetchInterval: ({ state: { data } }) =>
      checkoutState(checkout, data, now) === 'pending' ? refetchInterval : false,
  });
  const known = checkoutState(checkout, status.data, now);
  // Before the first response, a payment can be pending, but not unconfirmed.
  const state = status.isLoading && known !== 'pending' ? 'none' : known;

  const deadline = state === 'pending' && checkout ? confirmationDeadline(checkout) : undefined;
  useEffect(() => {
    if (deadline === undefined) return;
    const timer = setTimeout(() => setNow(clock.now()), deadline - clock.now().getTime());
    return () => clearTimeout(timer);
  }, [deadline]);

  const isNews = state === 'paid' && checkout?.stage !== 'paid';
  useEffect(() => {
    if (isNews && userId && learnerId) void updateCheckout(userId, learnerId, { stage: 'paid' });
  }, [isNews, userId, learnerId]);

  return { checkout, state, isReady: checkouts !== undefined };
}
