import { useQuery } from '@tanstack/react-query';
import { Check, Hourglass, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { useSingleFlight } from '#components/use-single-flight.ts';
import { formatAmount } from '#lib/money.ts';
import { capitalize } from '#lib/text/capitalize.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimeInWords } from '#lib/time/readable-dates.ts';
import { currentSession } from '#session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import {
  checkoutState,
  confirmationDeadline,
  renewingOthers,
  type StoredCheckout,
} from './checkout-state.ts';
import { updateCheckout } from './stored-checkouts.ts';
import styles from './checkout.module.css';

interface PendingPaymentProps {
  checkout: StoredCheckout;
  /** The first name of the learner. */
  learnerName: string | undefined;
  /** The name of the other user who pays; undefined if the current user does. */
  buyerName: string | undefined;
  headingLevel: HeadingLevel;
}

/** Shown instead of the plans on sale while a payment is being confirmed, so that nothing is bought twice (D-270). */
export function PendingPayment({
  checkout,
  learnerName = 'Your learner',
  buyerName,
  headingLevel,
}: PendingPaymentProps) {
  const headingId = useId();
  const isOwn = buyerName === undefined;
  const payer = capitalize(buyerName ?? 'you');
  const { planName, planBefore, amount, currency, startedAt } = checkout;
  const now = clock.now();
  const { check, isChecking, result, status } = useCheck(checkout);
  const turnedOff = isOwn && checkout.renewalOfOthers === 'turn-off' ? renewingOthers(checkout, status) : [];
  const isBusy = isChecking !== undefined;
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId} className={styles.pending}>
      <Row justify="between" gap={2}>
        <Row gap={2} nowrap>
          <Hourglass size="1.25em" className={styles.icon} aria-hidden="true" />
          <Heading level={headingLevel} id={headingId} className="fs-2">
            {isOwn ? 'Confirming your payment…' : `Confirming a payment by ${buyerName}…`}
          </Heading>
        </Row>
        <Badge tone="warning">Being confirmed</Badge>
      </Row>
      <Row as="dl" gap={5} align="start" className={styles.facts}>
        <Fact name="Plan">{planName}</Fact>
        <Fact name="Amount">{formatAmount(amount, currency)}</Fact>
        <Fact name="Time">{formatTimeInWords(new Date(startedAt), now)}</Fact>
      </Row>
      <ol className={styles.steps}>
        <li data-done={checkout.stage === 'returned' || undefined}>
          {checkout.stage === 'returned' ? (
            <>
              <Check aria-hidden="true" />
              <span>
                <span className="visually-hidden">Done: </span>
                {payer} came back from the card provider’s page.
              </span>
            </>
          ) : (
            <span>
              {payer} {isOwn ? 'pay' : 'pays'} on the card provider’s page.
            </span>
          )}
        </li>
        <li data-current>
          <strong>The card provider confirms the payment, usually within 5 minutes.</strong>
        </li>
        <li>
          <span>
            {learnerName}’s plan starts by itself, even if you close this page. The receipt is then under
            Manage Plan.
          </span>
        </li>
      </ol>
      <Row gap={3} className={styles.actions}>
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          busy={isChecking === 'refresh' ? 'Refreshing…' : undefined}
          isDisabled={isChecking === 'abandon'}
          onPress={() => check('refresh')}
        >
          Refresh status
        </Button>
        {isOwn ? (
          <Button
            variant="quiet"
            busy={isChecking === 'abandon' ? 'Checking once more…' : undefined}
            isDisabled={isChecking === 'refresh'}
            onPress={() => check('abandon')}
          >
            I did not finish paying
          </Button>
        ) : null}
      </Row>
      <p role="status" className={styles.result} aria-busy={isBusy}>
        {result}
      </p>
      <p className="fs-0">
        <strong>Buying for {learnerName} is closed until then, so that nothing is paid twice.</strong>{' '}
        {planBefore === null ? '' : `${planBefore} goes on meanwhile. `}
        {turnedOff.length === 0
          ? ''
          : `The renewal of ${formatNameList(turnedOff.map((plan) => plan.planName))} is turned off as soon as ${planName} is active. `}
        If nothing is confirmed by {formatTimeInWords(new Date(confirmationDeadline(checkout)), now)}, this
        box says what to do.
        {isOwn ? '' : ` If the payment was not finished, ${buyerName} can log in here and say so.`}
      </p>
    </Stack>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="fs-0">{name}</dt>
    <dd className="breakable">{children}</dd>
  </div>
);

const notRefreshed = 'The status could not be refreshed. Please try again.';

/** Requests the running plans once more. If the parent has not paid, and no plan runs, buying is offered again. */
function useCheck(checkout: StoredCheckout) {
  const { learnerId } = checkout;
  const { data: status, refetch } = useQuery({ ...activeSubscriptionQuery(learnerId), enabled: false });
  const [isChecking, setChecking] = useState<'refresh' | 'abandon'>();
  const [result, setResult] = useState('');
  const runUnlessBusy = useSingleFlight();
  const check = (reason: 'refresh' | 'abandon') =>
    void runUnlessBusy(async () => {
      setChecking(reason);
      setResult('');
      const { data, isError } = await refetch();
      setChecking(undefined);
      const userId = currentSession()?.id;
      if (isError || userId === undefined) return setResult(notRefreshed);
      if (checkoutState(checkout, data, clock.now()) === 'paid') return;
      if (reason === 'abandon') await updateCheckout(userId, learnerId, { stage: 'abandoned' });
      else setResult('The payment is not confirmed yet.');
    });
  return { check, isChecking, result, status };
}
