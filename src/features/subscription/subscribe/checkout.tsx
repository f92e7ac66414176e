import { CreditCard } from 'lucide-react';
import { dayText, vatText } from '#components/plan/plan-text.ts';
import { endOfTerm } from '#components/plan/running-plans.ts';
import { formatAmount } from '#lib/money.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDayInWords } from '#lib/time/readable-dates.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { Stack } from '#ui/layout.tsx';
import { Facts } from '../facts.tsx';
import { useLearner } from '../learner-line.tsx';
import type { PlanChange } from './plan-change.ts';
import type { Offer } from './plan-choice.tsx';
import type { useCheckout } from './use-checkout.ts';
import styles from './subscribe.module.css';

interface CheckoutProps {
  learnerId: string | undefined;
  clickedOffer: Offer | undefined;
  /** Whether no plan can be bought. */
  areAllBlocked: boolean;
  /** Undefined if no running plan renews beside the chosen one. */
  change: PlanChange | undefined;
  /** Whether the purchase turns off the renewal of the running plans. */
  isTurningOff: boolean;
  focusPlans: () => void;
  checkout: ReturnType<typeof useCheckout>;
  /** Whether another call, such as turning auto-renew on, is pending. */
  isLocked: boolean;
}

/** The order in a card beside the plans. */
export function OrderCard(props: CheckoutProps) {
  const { learnerId, clickedOffer } = props;
  const { data: learner } = useLearner(learnerId);
  const order = orderOf(props);
  return (
    <Stack as="section" className={cardStyle()} aria-label="Your order">
      <h2 className="fs-3">Your order</h2>
      {clickedOffer && order ? (
        <Facts
          facts={[
            ['You buy', clickedOffer.plan.planName],
            ...(learner ? [['For', `${learner.name} ${learner.surname}`] as const] : []),
            ['Until', order.until],
          ]}
        />
      ) : null}
      <Total order={order} />
      <Failure {...props} />
      <BuyButton {...props} isBlock />
      <p className="muted">{[order?.note, hintOf(props)].filter(Boolean).join(' ')}</p>
    </Stack>
  );
}

/** The order in a bar at the bottom of a small window, so that total and button are in view. */
export function OrderBar(props: CheckoutProps) {
  const order = orderOf(props);
  return (
    <FootBar label="Your order" className={styles.bar}>
      <Failure {...props} />
      <div className={styles.barRow}>
        <Total order={order} />
        <BuyButton {...props} />
      </div>
      <p className="muted fs-0">{order?.note ?? hintOf(props)}</p>
    </FootBar>
  );
}

interface Order {
  total: string;
  /** The end of the plan. */
  until: string;
  /** VAT and later payments; undefined if there is nothing to pay. */
  note: string | undefined;
}

const isBlockedOf = ({ areAllBlocked, clickedOffer }: CheckoutProps): boolean =>
  areAllBlocked || clickedOffer?.blockReason !== undefined;

function orderOf(props: CheckoutProps): Order | undefined {
  const { clickedOffer, change, isTurningOff } = props;
  if (!clickedOffer || isBlockedOf(props)) return undefined;
  const { plan } = clickedOffer;
  const now = clock.now();
  const end = plan.durationDays === 0 ? undefined : formatDayInWords(endOfTerm(now, plan.durationDays), now);
  const vat = vatText(plan);
  return {
    total: formatAmount(plan.amount, plan.currency),
    until: end ?? 'No end date',
    note:
      plan.amount === 0
        ? undefined
        : [
            vat && `${vat.charAt(0).toUpperCase()}${vat.slice(1)}.`,
            change && !isTurningOff
              ? renewalsText(change)
              : `Nothing more to pay${end ? ` until ${end}` : ''}.`,
          ]
            .filter(Boolean)
            .join(' '),
  };
}

/** Formats 'School Content renews on 31 May for R199.50.' */
const renewalsText = ({ renewing }: PlanChange): string =>
  renewing
    .map(
      ({ plan, renewalAmount }) =>
        `${plan.planName} renews on ${dayText(plan.nextBillingDateUtc ?? plan.expirationDate)} for ${formatAmount(renewalAmount, plan.currency)}.`,
    )
    .join(' ');

const Total = ({ order }: { order: Order | undefined }) => (
  <p className={styles.total}>
    {order ? (
      <>
        Total today <strong>{order.total}</strong>
      </>
    ) : (
      'Choose a plan'
    )}
  </p>
);

function Failure({ checkout, clickedOffer }: CheckoutProps) {
  const failure = checkout.failureOf(clickedOffer);
  return failure ? (
    <Alert tone="error" title={failure.title}>
      {failure.advice}
    </Alert>
  ) : null;
}

function BuyButton(props: CheckoutProps & { isBlock?: boolean }) {
  const { checkout, clickedOffer, focusPlans, isLocked, isBlock = false, change, isTurningOff } = props;
  return (
    <Button
      variant="primary"
      block={isBlock}
      className={styles.buy}
      icon={<CreditCard aria-hidden="true" />}
      busy={checkout.isBusy ? 'Redirecting…' : undefined}
      isDisabled={isBlockedOf(props) || isLocked}
      onPress={() => checkout.buy(clickedOffer, focusPlans, change !== undefined && isTurningOff)}
    >
      Buy now
    </Button>
  );
}

function hintOf({ areAllBlocked, clickedOffer }: CheckoutProps): string {
  if (areAllBlocked) return 'There is no other plan to buy.';
  if (clickedOffer?.blockReason) return 'Please choose a different plan.';
  if (clickedOffer?.plan.amount === 0) return 'There is nothing to pay: the plan starts at once.';
  return 'You pay on the card provider’s page and come back here.';
}
