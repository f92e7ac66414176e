import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp, Lock, RotateCw, ShieldCheck, type LucideIcon, Link2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import type { Learner } from '#api/queries/learners.ts';
import { activeSubscriptionQuery, publicPlansQuery } from '#api/queries/subscriptions.ts';
import { PendingPayment } from '#components/checkout/pending-payment.tsx';
import { RenewalOfOthers } from '#components/checkout/renewal-of-others.tsx';
import { UnpaidNote } from '#components/checkout/unpaid-note.tsx';
import { otherBuyerName, type CheckoutProgress } from '#components/checkout/use-checkout-state.ts';
import { useCopyPaymentLink } from '#components/payment-link/use-copy-payment-link.ts';
import { PlanPrice } from '#components/plan/plan-price.tsx';
import { dayText, renewalPrice } from '#components/plan/plan-text.ts';
import { runningPlansOf } from '#components/plan/running-plans.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { ForLearner } from './for-learner.tsx';
import styles from './dashboard.module.css';

type ActiveSubscription = components['schemas']['ActiveSubscription'];
type SubscriptionStatus = components['schemas']['SubscriptionStatus'];

/**
 * Shows the plan of a learner, or actions to get one (PAR-007, PAR-008). While a payment is being confirmed, nothing can
 * be bought (D-270).
 */
export function PlanBox({ learner, progress }: { learner: Learner; progress: CheckoutProgress }) {
  const { checkout, isOwn } = progress;
  const buyerName = otherBuyerName(progress, learner);
  const isPending = progress.state === 'pending' && checkout !== undefined;
  const query = useQuery(activeSubscriptionQuery(learner.id));
  const group = useRef<HTMLDivElement>(null);
  const [isRetried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    void query.refetch();
  };
  const isKnown = query.data !== undefined;
  const wasPending = useRef(isPending);
  useEffect(() => {
    // The retry button, or a button of the pending payment, had the focus and has been removed.
    const isButtonRemoved = (isRetried && isKnown) || (wasPending.current && !isPending);
    wasPending.current = isPending;
    if (isButtonRemoved && document.activeElement === document.body) group.current?.focus();
  }, [isRetried, isKnown, isPending]);

  const state = progress.isReady ? stateOf(query) : 'waiting';
  return (
    <Stack>
      {isPending ? (
        <PendingPayment
          checkout={checkout}
          learnerName={learner.name}
          buyerName={buyerName}
          headingLevel={4}
        />
      ) : null}
      {isPending && state !== 'active' ? null : (
        <div
          ref={group}
          tabIndex={-1}
          role="group"
          aria-label="Plan"
          data-state={state}
          aria-busy={state === 'waiting'}
          className={styles.planBox}
        >
          <UnpaidNote state={progress.state} checkout={checkout} buyerName={buyerName} />
          {progress.state === 'paid' && checkout && isOwn ? (
            <RenewalOfOthers checkout={checkout} isResultShown={false} />
          ) : null}
          {state === 'waiting' ? <Waiting /> : null}
          {state === 'unknown' ? (
            <Unknown learner={learner} isBusy={query.isFetching} onRetry={retry} />
          ) : null}
          {state === 'active' && query.data?.isActive ? (
            <ActivePlan learner={learner} subscription={query.data} />
          ) : null}
          {state === 'none' ? <NoPlan learner={learner} /> : null}
          {query.data?.message ? <p className="fs-0">{query.data.message}</p> : null}
        </div>
      )}
    </Stack>
  );
}

type State = 'waiting' | 'unknown' | 'active' | 'none';

/** After a failure the state remains 'unknown' during a retry. */
function stateOf({ data, errorUpdateCount }: UseQueryResult<SubscriptionStatus>): State {
  if (data) return data.isActive ? 'active' : 'none';
  return errorUpdateCount > 0 ? 'unknown' : 'waiting';
}

interface UnknownProps {
  learner: Learner;
  isBusy: boolean;
  onRetry: () => void;
}

/** Offers the same actions as without a plan, but does not say that there is none (D-102). */
const Unknown = ({ learner, isBusy, onRetry }: UnknownProps) => (
  <>
    <Head Icon={CircleHelp} title="The plan did not load" />
    <Button icon={<RotateCw aria-hidden="true" />} busy={isBusy ? 'Loading…' : undefined} onPress={onRetry}>
      <span>
        Try again
        <ForLearner learner={learner} />
      </span>
    </Button>
    <NoPlanActions learner={learner} />
  </>
);

const NoPlan = ({ learner }: { learner: Learner }) => (
  <>
    <Head Icon={Lock} title="No active plan" />
    <NoPlanActions learner={learner} />
  </>
);

function ActivePlan({ learner, subscription }: { learner: Learner; subscription: ActiveSubscription }) {
  const { planName, startDate, runningPlans } = subscription;
  const otherPlans = runningPlans.length - 1;
  return (
    <>
      <Head
        Icon={ShieldCheck}
        title={planName}
        price={
          <PlanPrice plan={runningPlans[0] ?? { ...subscription, payment: null }} className={styles.price} />
        }
      />
      <Row align="end" justify="between" className={styles.terms}>
        <Row as="dl" gap={5} align="stretch">
          <div>
            <dt className="fs-0">Started</dt>
            <dd className={styles.figure}>{dayText(startDate)}</dd>
          </div>
          <EndOfTerm subscription={subscription} />
        </Row>
        <Link
          to="/manage-subscription/$learnerId"
          params={{ learnerId: learner.id }}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <span>
            Manage Plan
            <ForLearner learner={learner} />
          </span>
        </Link>
      </Row>
      {otherPlans > 0 ? (
        <p className="fs-0">
          {otherPlans === 1 ? 'Another plan is' : `${otherPlans} other plans are`} running as well.
        </p>
      ) : null}
    </>
  );
}

/** Says 'Ends 16 December', and for a plan that renews 'then renews for R199.50' (PAR-007, D-290). */
function EndOfTerm({ subscription }: { subscription: ActiveSubscription }) {
  const { expirationDate } = subscription;
  const [plan] = runningPlansOf(subscription);
  const renews = plan?.renews === true;
  const { data: onSale } = useQuery({ ...publicPlansQuery(), enabled: renews });
  const price = renews ? renewalPrice(plan, onSale) : undefined;
  return (
    <div>
      <dt className="fs-0">Ends</dt>
      <dd>
        <bdi className={styles.figure}>{dayText(expirationDate)}</bdi>
        {renews ? (
          <span className="fs-0">
            , then renews
            {price === undefined ? null : (
              <>
                {' '}
                for <bdi>{price}</bdi>
              </>
            )}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

interface HeadProps {
  Icon: LucideIcon;
  title: string;
  price?: ReactNode;
}

const Head = ({ Icon, title, price }: HeadProps) => (
  <Row gap={2}>
    <Icon size="1.25em" aria-hidden="true" />
    <h4 className={styles.planName}>{title}</h4>
    {price}
  </Row>
);

const Waiting = () => (
  <>
    <Skeleton width="60%" height="24px" />
    <Skeleton height="48px" />
  </>
);

/** Links to the plans, or copies a link for another person to pay (PAR-008, D-093). */
function NoPlanActions({ learner }: { learner: Learner }) {
  const { copy, shown } = useCopyPaymentLink(learner.id);
  return (
    <>
      <Row align="stretch" className={styles.planActions}>
        <Link
          to="/subscribe"
          search={{ learnerId: learner.id }}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <span>
            Buy / Manage Plan
            <ForLearner learner={learner} />
          </span>
        </Link>
        <Button icon={<Link2 aria-hidden="true" />} onPress={copy}>
          <span>
            Share Payment Link
            <ForLearner learner={learner} />
          </span>
        </Button>
      </Row>
      <p role="status" className={classNames('fs-0 breakable', styles.paymentLink)}>
        {shown ? (
          <>
            Copy this link and send it to the person who pays: <strong>{shown}</strong>
          </>
        ) : null}
      </p>
    </>
  );
}
