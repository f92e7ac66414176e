import { useState } from 'react';
import type { CheckoutProgress } from './use-checkout-state.ts';

interface CheckoutStatusProps extends CheckoutProgress {
  learnerName: string | undefined;
}

/** Announces to screen readers that a payment is being confirmed, and later its confirmation. */
export function CheckoutStatus({ state, checkout, learnerName = 'your learner' }: CheckoutStatusProps) {
  const [wasPending, setWasPending] = useState(false);
  if (state === 'pending' && !wasPending) setWasPending(true);
  return (
    <p role="status" className="visually-hidden">
      {state === 'pending' ? `The payment for ${learnerName} is being confirmed.` : ''}
      {state === 'paid' && wasPending ? `The payment is confirmed. ${checkout?.planName} is active.` : ''}
    </p>
  );
}
