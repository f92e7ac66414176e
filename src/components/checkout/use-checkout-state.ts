import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { components } from '#api/contract.gen.ts';
import type { Learner } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { clock } from '#lib/time/clock.ts';
import { useSession } from '#session/session.ts';
import {
  checkoutState,
  confirmationDeadline,
  type CheckoutState,
  type DeviceCheckout,
} from './checkout-state.ts';
import { updateCheckout, useLearnerCheckout } from './stored-checkouts.ts';

/** Milliseconds between two requests of the running plans while a payment is being confirmed. */
const refetchInterval = 10_000;

export interface CheckoutProgress {
  checkout: DeviceCheckout | undefined;
  /** Whether the current user has started the checkout. */
  isOwn: boolean;
  state: CheckoutState;
  /** The running plans; undefined if they are unknown. */
  status: components['schemas']['SubscriptionStatus'] | undefined;
  /** Whether the device has been read: until then, nothing may be offered to buy. */
  isReady: boolean;
}

/** Follows the last checkout of a learner until the running plans show that it was paid (D-270). */
export function useCheckoutState(learnerId: string | undefined): CheckoutProgress {
  const userId = useSession(({ details }) => details?.id);
  const { checkout, isOwn, isReady } = useLearnerCheckout(learnerId);
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

  const isNews = isOwn && state === 'paid' && checkout?.stage !== 'paid';
  useEffect(() => {
    if (isNews && userId && learnerId) void updateCheckout(userId, learnerId, { stage: 'paid' });
  }, [isNews, userId, learnerId]);

  return { checkout, isOwn, state, status: status.data, isReady };
}

/** The name of another user who pays for a learner; undefined if the current user does. */
export function otherBuyerName(
  { checkout, isOwn }: Pick<CheckoutProgress, 'checkout' | 'isOwn'>,
  learner: Pick<Learner, 'parents'> | undefined,
): string | undefined {
  if (isOwn || !checkout) return undefined;
  const buyer = learner?.parents.find(({ id }) => id === checkout.buyerId);
  return buyer ? `${buyer.name} ${buyer.surname}` : 'another adult';
}
