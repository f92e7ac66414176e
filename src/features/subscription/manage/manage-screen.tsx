import { Link } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Learner } from '#api/queries/learners.ts';
import { publicPlansQuery } from '#api/queries/subscriptions.ts';
import { CheckoutStatus } from '#components/checkout/checkout-status.tsx';
import { PendingPayment } from '#components/checkout/pending-payment.tsx';
import { UnpaidNote } from '#components/checkout/unpaid-note.tsx';
import {
  otherBuyerName,
  useCheckoutState,
  type CheckoutProgress,
} from '#components/checkout/use-checkout-state.ts';
import { PageHeadSkeleton } from '#components/page/back-link.tsx';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { runningPlansOf, type RunningPlan } from '#components/plan/running-plans.ts';
import { problemText } from '#components/problem-text.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { useCanPay } from '#session/can-pay.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { BackToDashboard, DashboardLink } from '../dashboard-link.tsx';
import { isAccessError } from '../failure-text.ts';
import { LearnerLine, useLearner } from '../learner-line.tsx';
import { NotLinked } from '../not-linked.tsx';
import { OutcomeNote } from '../outcome-note.tsx';
import type { ProviderOutcome } from '../provider-outcome.ts';
import { useActiveSubscription } from '../use-active-subscription.ts';
import { useAutoRenew } from '../use-auto-renew.ts';
import { PlanCard } from './plan-card.tsx';
import shared from '../subscription.module.css';
import styles from './manage.module.css';

interface ManageScreenProps {
  learnerId: string | undefined;
  /** Set if the provider has redirected the parent back without an agreement to renewals. */
  outcome?: ProviderOutcome | undefined;
}

/** Shows the running plans of a learner with their ends and auto-renew (SUB-054 to SUB-059, D-244). */
export function ManageScreen({ learnerId, outcome }: ManageScreenProps) {
  const status = useActiveSubscription(learnerId);
  const failure = useQueryFailure(status);
  const isInaccessible = isAccessError(failure?.error);
  const running = runningPlansOf(isInaccessible ? undefined : status.data);
  if (learnerId && status.isPending && !failure) return <ManageSkeleton />;
  return (
    <Stack gap={5} className={classNames(styles.screen, running.length < 2 && styles.single)}>
      <header className={styles.head}>
        <div>
          <BackToDashboard learnerId={learnerId}>Back to dashboard</BackToDashboard>
          <Heading level={1}>Manage subscription</Heading>
          {learnerId ? (
            <LearnerLine learnerId={learnerId}>
              {running.length > 1 ? ` · ${running.length} plans running` : ''}
            </LearnerLine>
          ) : null}
        </div>
        <Mascot mood={running.length > 0 ? 'welcome' : 'empty'} className={styles.mascot} />
      </header>
      {learnerId ? null : <MissingLearner />}
      {isInaccessible ? <NotLinked title="Could not load subscription." /> : null}
      {failure && !isInaccessible ? <LoadFailure {...failure} isStale={status.data !== undefined} /> : null}
      {status.data?.message ? <Alert tone="info">{status.data.message}</Alert> : null}
      {learnerId && !isInaccessible ? (
        <Plans
          learnerId={learnerId}
          running={running}
          isKnown={status.data !== undefined}
          outcome={outcome}
        />
      ) : null}
    </Stack>
  );
}

interface PlansProps {
  learnerId: string;
  running: readonly RunningPlan[];
  isKnown: boolean;
  outcome: ProviderOutcome | undefined;
}

function Plans({ learnerId, running, isKnown, outcome }: PlansProps) {
  const mayChange = useCanPay();
  const { data: plans } = useOptionalQuery(publicPlansQuery());
  const { data: learner, isLoading } = useLearner(learnerId);
  const payment = useCheckoutState(learnerId);
  const autoRenew = useAutoRenew(learnerId);
  const receipt = usePrintedReceipt();
  const buyerName = otherBuyerName(payment, learner);
  const isPaymentKnown = payment.isReady && (buyerName === undefined || !isLoading);
  useRecoverFocusAfter(payment.state === 'pending');
  const isBuyingClosed = mayChange && (!isPaymentKnown || payment.state === 'pending');
  const name = learner ? `${learner.name} ${learner.surname}` : undefined;
  return (
    <>
      {outcome && !autoRenew.outcome && !running[0]?.renews ? <RenewalNote outcome={outcome} /> : null}
      <OutcomeNote outcome={autoRenew.outcome} />
      {mayChange ? <CheckoutStatus {...payment} learnerName={learner?.name} /> : null}
      {mayChange && isPaymentKnown ? (
        <Payment payment={payment} learner={learner} buyerName={buyerName} />
      ) : null}
      {running.length === 0 ? (
        isBuyingClosed ? null : (
          <NotActive learnerId={learnerId} name={learner?.name} isKnown={isKnown} mayBuy={mayChange} />
        )
      ) : (
        <>
          <ul className={styles.plans} data-printing={receipt.planId !== undefined || undefined}>
            {running.map((plan) => (
              <Stack key={plan.planId} as="li" data-printed={plan.planId === receipt.planId || undefined}>
                <PlanCard
                  plan={plan}
                  offer={plans?.find(({ id }) => id === plan.planId)}
                  learnerId={learnerId}
                  learnerName={name}
                  running={running}
                  autoRenew={mayChange ? autoRenew : undefined}
                  onPrint={() => receipt.print(plan.planId)}
                />
              </Stack>
            ))}
          </ul>
          {mayChange && !running.some(({ renews }) => renews) ? null : (
            <Row
              as="p"
              gap={2}
              nowrap
              align="start"
              className={classNames('muted', shared.note, styles.hint)}
            >
              <Info aria-hidden="true" />
              {mayChange
                ? 'Turning auto-renew off takes nothing away: access remains until the end date.'
                : 'A parent can turn auto-renew on and off.'}
            </Row>
          )}
        </>
      )}
    </>
  );
}

const RenewalNote = ({ outcome }: { outcome: ProviderOutcome }) => (
  <Alert tone={outcome === 'cancelled' ? 'info' : 'error'} title="Auto-renew was not turned on.">
    {outcome === 'cancelled'
      ? 'You cancelled at the card provider. The plan keeps running until its end date.'
      : 'The card provider refused it. You can try again, perhaps with another card.'}
  </Alert>
);

interface PaymentProps {
  payment: CheckoutProgress;
  learner: Learner | undefined;
  buyerName: string | undefined;
}

/** Shows the pending payment, or what became of it. */
const Payment = ({ payment: { checkout, state }, learner, buyerName }: PaymentProps) =>
  state === 'pending' && checkout ? (
    <PendingPayment checkout={checkout} learnerName={learner?.name} buyerName={buyerName} headingLevel={2} />
  ) : (
    <UnpaidNote state={state} checkout={checkout} buyerName={buyerName} />
  );

interface NotActiveProps {
  learnerId: string;
  name: string | undefined;
  isKnown: boolean;
  /** If false, the link opens the page that asks a parent. */
  mayBuy: boolean;
}

const NotActive = ({ learnerId, name, isKnown, mayBuy }: NotActiveProps) => (
  <Stack as="section" className={cardStyle()} aria-labelledby="no-plan">
    <h2 id="no-plan" className="fs-3">
      {isKnown ? `${name ?? 'This learner'} has no active subscription.` : 'No active subscription to show.'}
    </h2>
    <p>{freeActivitiesPerDay} activities a day are free. A plan opens the rest.</p>
    <div>
      <Link
        to={mayBuy ? '/subscribe' : '/paywall'}
        search={{ learnerId }}
        className={buttonStyle({ variant: isKnown ? 'primary' : 'secondary' })}
      >
        {mayBuy ? 'Buy a subscription' : 'Ask a parent'}
      </Link>
    </div>
  </Stack>
);

interface LoadFailureProps {
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
  /** Whether the page still shows earlier data. */
  isStale: boolean;
}

/** A failure counts as no plan (SUB-059), unless an earlier response has one. */
function LoadFailure({ error, isRetrying, retry, isStale }: LoadFailureProps) {
  const { title, advice } = problemText(error);
  return (
    <Alert tone="error" title="Could not load subscription.">
      <p>{[`${title}.`, advice, isStale && 'What you see may have changed.'].filter(Boolean).join(' ')}</p>
      <Button className={styles.retry} busy={isRetrying ? 'Loading…' : undefined} onPress={retry}>
        Try again
      </Button>
    </Alert>
  );
}

const MissingLearner = () => (
  <Stack as="section" className={cardStyle()}>
    <Alert tone="error" title="Missing learner.">
      Go to the dashboard and choose the learner whose subscription you want to see.
    </Alert>
    <div>
      <DashboardLink variant="primary">Dashboard</DashboardLink>
    </div>
  </Stack>
);

export const ManageSkeleton = () => (
  <Loading text="Loading subscription…">
    <Stack gap={5} className={styles.single}>
      <PageHeadSkeleton />
      <Skeleton shape="box" width="100%" height="360px" />
    </Stack>
  </Loading>
);

/** Manages which plan's receipt is printed. The browser's own print command prints the page instead. */
function usePrintedReceipt() {
  const [planId, setPlanId] = useState<string>();
  useEffect(() => {
    const clear = () => setPlanId(undefined);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  return {
    planId,
    print: (id: string) => {
      flushSync(() => setPlanId(id));
      window.print();
    },
  };
}
