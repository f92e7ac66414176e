import { Navigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CheckoutStatus } from '#components/checkout/checkout-status.tsx';
import { PendingPayment } from '#components/checkout/pending-payment.tsx';
import { RenewalOfOthers } from '#components/checkout/renewal-of-others.tsx';
import { storeOutcome } from '#components/checkout/stored-checkouts.ts';
import { UnpaidNote } from '#components/checkout/unpaid-note.tsx';
import { otherBuyerName, useCheckoutState } from '#components/checkout/use-checkout-state.ts';
import { LearnerChoice, OwnLearners } from '#components/learner/own-learners.tsx';
import { PageHeadSkeleton } from '#components/page/back-link.tsx';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { useCanPay } from '#session/can-pay.ts';
import { Role } from '#session/roles.ts';
import { currentSession, useSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Stack } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { BackToDashboard } from '../dashboard-link.tsx';
import { isAccessError } from '../failure-text.ts';
import { LearnerLine, useLearner } from '../learner-line.tsx';
import { NotLinked } from '../not-linked.tsx';
import type { ProviderOutcome } from '../provider-outcome.ts';
import { useActiveSubscription } from '../use-active-subscription.ts';
import { useAutoRenew } from '../use-auto-renew.ts';
import { PlanShop } from './plan-shop.tsx';
import { StatusCard } from './status-card.tsx';
import { useCheckout } from './use-checkout.ts';
import styles from './subscribe.module.css';

interface SubscribeScreenProps {
  learnerId: string | undefined;
  /** The preselected plan (SUB-018). */
  planId: string | undefined;
  /** Set if the provider has redirected the buyer back without a payment. */
  outcome: ProviderOutcome | undefined;
}

/** Shows the plans to roles that may buy; redirects other users to the login page (SUB-026, SUB-027). */
export function SubscribeScreen({ learnerId, planId, outcome }: SubscribeScreenProps) {
  const isInaccessible = isAccessError(useLearner(learnerId).error);
  const isParent = useSession(({ details }) => details?.role === Role.Parent);
  // Also without a session, which may have ended on the provider's page.
  useEffect(() => {
    if (learnerId && outcome) void storeOutcome(learnerId, outcome);
  }, [learnerId, outcome]);
  if (!useCanPay()) return <RedirectToLogin learnerId={learnerId} planId={planId} />;
  return (
    <Stack gap={6} className={styles.screen}>
      <header className={styles.head}>
        <BackToDashboard learnerId={learnerId}>Dashboard</BackToDashboard>
        <Heading level={1}>Choose a plan</Heading>
        {learnerId ? <LearnerLine learnerId={learnerId} /> : null}
        {learnerId || isParent ? null : (
          <MissingLearner>
            Go to the dashboard and choose the learner for whom you want to buy.
          </MissingLearner>
        )}
        {isInaccessible ? <NotLinked className={styles.alert} /> : null}
      </header>
      {isInaccessible && !isParent ? null : <Mascot mood="paywall" className={styles.mascot} />}
      {isParent && (isInaccessible || !learnerId) ? (
        <div className={styles.shop}>
          <ChildChoice learnerId={learnerId} planId={planId} />
        </div>
      ) : null}
      {isInaccessible || (isParent && !learnerId) ? null : (
        <Purchase key={learnerId} learnerId={learnerId} planId={planId} outcome={outcome} />
      )}
    </Stack>
  );
}

/** An only child is chosen without asking, unless the URL names another learner (D-291). */
const ChildChoice = ({ learnerId, planId }: Omit<SubscribeScreenProps, 'outcome'>) => (
  <OwnLearners>
    {(learners) => {
      const [only] = learners.length === 1 ? learners : [];
      if (only && !learnerId) {
        return <Navigate to="/subscribe" search={{ learnerId: only.id, planId }} replace />;
      }
      return (
        <Stack gap={5}>
          {learnerId ? null : (
            <MissingLearner tone="info">Choose the child for whom you want to buy.</MissingLearner>
          )}
          <LearnerChoice learners={learners} to="/subscribe" planId={planId} />
        </Stack>
      );
    }}
  </OwnLearners>
);

/**
 * Buying and auto-renew open the same provider: only one of them can run at a time. While a payment is being confirmed,
 * no plan is on sale (D-270).
 */
function Purchase({ learnerId, planId, outcome }: SubscribeScreenProps) {
  const autoRenew = useAutoRenew(learnerId);
  const checkout = useCheckout(learnerId);
  const progress = useCheckoutState(learnerId);
  const { data: learner, isLoading } = useLearner(learnerId);
  const buyerName = otherBuyerName(progress, learner);
  const isBuyerLoading = buyerName !== undefined && isLoading;
  const isPending = progress.state === 'pending' && !checkout.isBusy;
  const hasPlan = useActiveSubscription(learnerId, false).data?.isActive === true;
  useRecoverFocusAfter(isPending);
  const unpaid = progress.state === 'none' ? outcome : progress.state;
  const [dismissed, setDismissed] = useState<string>();
  const statusCard = <StatusCard learnerId={learnerId} autoRenew={autoRenew} isLocked={checkout.isBusy} />;
  return (
    <>
      <CheckoutStatus {...progress} learnerName={learner?.name} />
      {unpaid && unpaid !== dismissed && !checkout.hasFailed && !isBuyerLoading ? (
        <div className={styles.note}>
          <UnpaidNote state={unpaid} checkout={progress.checkout} buyerName={buyerName} />
        </div>
      ) : null}
      {progress.state === 'paid' && progress.isOwn && progress.checkout?.renewalOfOthers === 'failed' ? (
        <div className={styles.note}>
          <RenewalOfOthers checkout={progress.checkout} isResultShown={false} />
        </div>
      ) : null}
      {isPending && progress.checkout ? (
        <>
          <div className={styles.shop}>
            {isBuyerLoading ? (
              <Skeleton shape="box" width="100%" height="300px" />
            ) : (
              <PendingPayment
                checkout={progress.checkout}
                learnerName={learner?.name}
                buyerName={buyerName}
                headingLevel={2}
              />
            )}
          </div>
          {hasPlan ? <div className={styles.aside}>{statusCard}</div> : null}
        </>
      ) : (
        <PlanShop
          learnerId={learnerId}
          initialPlanId={planId}
          checkout={checkout}
          isLocked={autoRenew.isBusy || !progress.isReady}
          onChoose={() => setDismissed(unpaid)}
          status={statusCard}
        />
      )}
    </>
  );
}

function RedirectToLogin({ learnerId, planId }: Omit<SubscribeScreenProps, 'outcome'>) {
  const router = useRouter();
  useEffect(() => {
    // A 401 has already redirected to the login page.
    if (router.latestLocation.pathname === '/auth/login') return;
    const message = currentSession() && 'Please sign in as a Parent to complete the purchase';
    const search = { returnUrl: '/subscribe', learnerId, planId, message };
    void router.navigate({ to: '/auth/login', search, replace: true });
  }, [router, learnerId, planId]);
  return null;
}

/** The URL names no learner (SUB-028): a parent chooses a child, an administrator has none. */
const MissingLearner = ({ tone = 'error', children }: { tone?: 'info' | 'error'; children: string }) => (
  <Alert tone={tone} title="Missing learner." className={styles.alert}>
    {children}
  </Alert>
);

export const SubscribeSkeleton = () => (
  <Loading text="Loading plans…">
    <Stack gap={6} className={styles.screen}>
      <PageHeadSkeleton className={styles.head} />
      <Stack className={styles.shop}>
        {['first', 'second', 'third'].map((plan) => (
          <Skeleton key={plan} shape="box" width="100%" height="172px" />
        ))}
      </Stack>
      <div className={styles.aside}>
        <Skeleton shape="box" width="100%" height="300px" />
      </div>
    </Stack>
  </Loading>
);
