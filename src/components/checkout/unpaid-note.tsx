import { Link } from '@tanstack/react-router';
import { formatAmount } from '#lib/money.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimeInWords } from '#lib/time/readable-dates.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { CheckoutState, StoredCheckout } from './checkout-state.ts';

interface UnpaidNoteProps {
  state: CheckoutState;
  /** Undefined if another device has started the checkout. */
  checkout: StoredCheckout | undefined;
  /** The name of the other user who paid; undefined if the current user did. */
  buyerName?: string | undefined;
}

/** Says what became of a checkout that was not paid; nothing while it is pending, and after it was paid. */
export function UnpaidNote({ state, checkout, buyerName }: UnpaidNoteProps) {
  if (buyerName !== undefined) {
    return state === 'unconfirmed' && checkout ? (
      <OtherUnconfirmed checkout={checkout} buyerName={buyerName} />
    ) : null;
  }
  switch (state) {
    case 'cancelled':
      return (
        <Alert tone="info" title="The payment was cancelled.">
          Nothing was paid. You can choose a plan again whenever you like.
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="error" title="The card provider refused the payment.">
          Nothing was paid. You can try again, perhaps with another card. If you were charged all the same,
          please <Link to="/contact-us">contact support</Link>.
        </Alert>
      );
    case 'abandoned':
      return (
        <Alert tone="info" title="No payment has arrived.">
          You can choose a plan again. If you were charged all the same, please{' '}
          <Link to="/contact-us">contact support</Link> before you pay once more.
        </Alert>
      );
    case 'unconfirmed':
      return (
        <Alert tone="warning" title="We couldn’t confirm the payment.">
          {checkout ? `Your payment of ${describe(checkout)} is not confirmed. ` : ''}If you were charged,
          please <Link to="/contact-us">contact support</Link> before you pay once more. If not, you can
          choose a plan again.
        </Alert>
      );
    default:
      return null;
  }
}

const OtherUnconfirmed = ({ checkout, buyerName }: { checkout: StoredCheckout; buyerName: string }) => (
  <Alert tone="warning" title={`We couldn’t confirm a payment by ${buyerName}.`}>
    The payment of {describe(checkout)} is not confirmed. Please ask {buyerName} whether it was charged before
    you pay. If it was, please <Link to="/contact-us">contact support</Link>.
  </Alert>
);

/** Formats 'R199.50 for School Content, today, 16:40,'. */
const describe = ({ amount, currency, planName, startedAt }: StoredCheckout): string =>
  `${formatAmount(amount, currency)} for ${planName}, ${formatTimeInWords(new Date(startedAt), clock.now())},`;
