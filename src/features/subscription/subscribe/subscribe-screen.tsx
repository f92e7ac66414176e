import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHeadSkeleton } from '#components/page/back-link.tsx';
import { useCanPay } from '#session/can-pay.ts';
import { currentSession } from '#session/session.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Stack } from '#ui/layout.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { BackToDashboard } from '../dashboard-link.tsx';
import { isAccessError } from '../failure-text.ts';
import { LearnerLine, useLearner } from '../learner-line.tsx';
import { NotLinked } from '../not-linked.tsx';
import { PaymentNote } from '../provider-note.tsx';
import type { ProviderOutcome } from '../provider-outcome.ts';
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
  if (!useCanPay()) return <RedirectToLogin learnerId={learnerId} planId={planId} />;
  return (
    <Stack gap={6} className={styles.screen}>
      <header className={styles.head}>
        <BackToDashboard>Dashboard</BackToDashboard>
        <Heading level={1}>Choose a plan</Heading>
        {learnerId ? <LearnerLine learnerId={learnerId} /> : null}
        {learnerId ? null : <MissingLearner />}
        {isInaccessible ? <NotLinked className={styles.alert} /> : null}
      </header>
      {isInaccessible ? null : (
        <>
          <Mascot mood="paywall" className={styles.mascot} />
          <Purchase key={learnerId} learnerId={learnerId} planId={planId} outcome={outcome} />
        </>
      )}
    </Stack>
  );
}

/** Buying and auto-renew open the same provider: only one of them can run at a time. */
function Purchase({ learnerId, planId, outcome }: SubscribeScreenProps) {
  const autoRenew = useAutoRenew(learnerId);
  const checkout = useCheckout(learnerId);
  return (
    <>
      {outcome && !checkout.hasFailed ? (
        <div className={styles.note}>
          <PaymentNote outcome={outcome} />
        </div>
      ) : null}
      <div className={styles.status}>
        <StatusCard learnerId={learnerId} autoRenew={autoRenew} isLocked={checkout.isBusy} />
      </div>
      <div className={styles.shop}>
        <PlanShop
          learnerId={learnerId}
          initialPlanId={planId}
          checkout={checkout}
          isLocked={autoRenew.isBusy}
        />
      </div>
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

/** The URL names no learner (SUB-028). */
const MissingLearner = () => (
  <Alert tone="error" title="Missing learner." className={styles.alert}>
    Go to the dashboard and choose the learner for whom you want to buy.
  </Alert>
);

export const SubscribeSkeleton = () => (
  <Loading text="Loading plans…">
    <Stack gap={6} className={styles.screen}>
      <PageHeadSkeleton className={styles.head} />
      <div className={styles.status}>
        <Skeleton shape="box" width="100%" height="300px" />
      </div>
      <div className={styles.shop}>
        <Stack>
          {['first', 'second', 'third'].map((plan) => (
            <Skeleton key={plan} shape="box" width="100%" height="172px" />
          ))}
        </Stack>
      </div>
    </Stack>
  </Loading>
);
