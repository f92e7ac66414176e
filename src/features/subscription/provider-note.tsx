import { Link } from '@tanstack/react-router';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { ProviderOutcome } from './provider-outcome.ts';

export const PaymentNote = ({ outcome }: { outcome: ProviderOutcome }) =>
  outcome === 'cancelled' ? (
    <Alert tone="info" title="The payment was cancelled.">
      Nothing was paid. You can choose a plan again whenever you like.
    </Alert>
  ) : (
    <Alert tone="error" title="The card provider refused the payment.">
      Nothing was paid. You can try again, perhaps with another card. If you were charged all the same, please{' '}
      <Link to="/contact-us">contact support</Link>.
    </Alert>
  );

export const RenewalNote = ({ outcome }: { outcome: ProviderOutcome }) => (
  <Alert tone={outcome === 'cancelled' ? 'info' : 'error'} title="Auto-renew was not turned on.">
    {outcome === 'cancelled'
      ? 'You cancelled at the card provider. The plan keeps running until its end date.'
      : 'The card provider refused it. You can try again, perhaps with another card.'}
  </Alert>
);
