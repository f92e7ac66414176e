import { CreditCard } from 'lucide-react';
import { endText, vatText } from '#components/plan/plan-text.ts';
import { endOfTerm } from '#components/plan/running-plans.ts';
import { formatMoney } from '#lib/money.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Facts } from '../facts.tsx';
import { useLearner } from '../learner-line.tsx';
import type { Offer } from './plan-choice.tsx';
import type { useCheckout } from './use-checkout.ts';
import styles from './subscribe.module.css';

interface CheckoutProps {
  learnerId: string | undefined;
  clickedOffer: Offer | undefined;
  /** Whether no plan can be bought. */
  areAllBlocked: boolean;
  /** Whether the plan in the URL is not on sale. */
  isUnavailable: boolean;
  focusPlans: () => void;
  checkout: ReturnType<typeof useCheckout>;
  /** Whether another call, such as turning auto-renew on, is pending. */
  isLocked: boolean;
}

export function Checkout(props: CheckoutProps) {
  const { learnerId, clickedOffer, areAllBlocked, isUnavailable, focusPlans, checkout, isLocked } = props;
  const failure = checkout.failureOf(clickedOffer);
  const isBlocked = areAllBlocked || clickedOffer?.blockReason !== undefined;
  return (
    <Stack as="section" aria-label="Your order">
      {clickedOffer && !isBlocked ? <Order learnerId={learnerId} offer={clickedOffer} /> : null}
      {isUnavailable && !failure ? (
        <Alert tone="info">The plan you came for is not on sale any more. Please choose another one.</Alert>
      ) : null}
      {failure ? (
        <Alert tone="error" title={failure.title}>
          {failure.advice}
        </Alert>
      ) : null}
      <Row gap={4} className={styles.action}>
        <Button
          variant="primary"
          icon={<CreditCard aria-hidden="true" />}
          busy={checkout.isBusy ? 'Redirecting…' : undefined}
          isDisabled={isBlocked || isLocked}
          onPress={() => checkout.buy(clickedOffer, focusPlans)}
        >
          Buy now
        </Button>
        <p className="muted">
          {areAllBlocked ? 'There is no other plan to buy.' : paymentHint(clickedOffer)}
        </p>
      </Row>
    </Stack>
  );
}

function paymentHint(clickedOffer: Offer | undefined): string {
  if (clickedOffer?.blockReason) return 'Please choose a different plan.';
  if (clickedOffer?.plan.amount === 0) return 'There is nothing to pay: the plan starts at once.';
  return 'You pay on the card provider’s page and come back here.';
}

function Order({ learnerId, offer: { plan } }: { learnerId: string | undefined; offer: Offer }) {
  const { data: learner } = useLearner(learnerId);
  const vat = vatText(plan);
  return (
    <Facts
      facts={[
        ['You buy', plan.planName],
        ...(learner ? [['For', `${learner.name} ${learner.surname}`] as const] : []),
        ['You pay', `${formatMoney(plan.amount, plan.currency)} once${vat ? `, ${vat}` : ''}`],
        [
          'Until',
          plan.durationDays === 0
            ? endText(null)
            : `${formatDay(endOfTerm(clock.now(), plan.durationDays))}, if you pay today`,
        ],
      ]}
    />
  );
}
