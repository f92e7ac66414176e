import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft, LayoutGrid } from 'lucide-react';
import { useEffect, useState } from 'react';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import type { StoredCheckout } from '#components/checkout/checkout-state.ts';
import { RenewalOfOthers } from '#components/checkout/renewal-of-others.tsx';
import { SignedInAgain } from '#components/checkout/signed-in-again.tsx';
import { updateCheckout, useStoredCheckouts } from '#components/checkout/stored-checkouts.ts';
import { useRecoverFocusOnMount } from '#components/page/focus/focus-content.ts';
import { dayText, untilText } from '#components/plan/plan-text.ts';
import type { RunningPlan } from '#components/plan/running-plans.ts';
import { formatAmount } from '#lib/money.ts';
import { createReturnUrl } from '#session/return-url.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Mascot, type MascotMood } from '#ui/picture/Mascot.tsx';
import { AutoRenewButton } from '../auto-renew-button.tsx';
import { DashboardLink } from '../dashboard-link.tsx';
import { Facts } from '../facts.tsx';
import { useLearner } from '../learner-line.tsx';
import { OutcomeNote } from '../outcome-note.tsx';
import { useActiveSubscription } from '../use-active-subscription.ts';
import { useAutoRenew, type Outcome } from '../use-auto-renew.ts';
import { maxChecks, type Confirmation, type Goal, pollConfirmation } from './poll-confirmation.ts';
import styles from './success-screen.module.css';

interface SuccessScreenProps {
  learnerId: string | undefined;
  /** Whether the provider has redirected back after an agreement to renewals, not after a payment. */
  isRecurring: boolean;
}

/** Waits for the server's confirmation after the provider has redirected back (SUB-046 to SUB-053). */
export function SuccessScreen({ learnerId, isRecurring }: SuccessScreenProps) {
  const isSignedIn = useSession(({ details }) => details !== undefined);
  const checkouts = useStoredCheckouts();
  const checkout = checkouts?.find((stored) => stored.learnerId === learnerId);
  const { confirmation, waitAgain } = useConfirmation(learnerId, isRecurring ? 'auto-renew' : 'plan', {
    isReady: isSignedIn && checkouts !== undefined,
    boughtPlanId: checkout?.planId,
  });
  useStage(checkout, confirmation);
  useLoginIfSignedOut(learnerId);
  const autoRenew = useAutoRenew(learnerId, { onTurnedOn: () => waitAgain('auto-renew') });
  const message = useMessage(learnerId, confirmation);
  const { mood, title } = headingFor(confirmation);
  // One heading for all states keeps the focus; its changed text is announced.
  return (
    <div className={classNames(cardStyle({ flush: true }), styles.card)}>
      <div className={styles.stage}>
        <Mascot mood={mood} className={styles.mascot} />
      </div>
      <Stack className={styles.body}>
        <Heading level={1} className="fs-3">
          {title}
        </Heading>
        <p role="status" className="visually-hidden">
          {title}
        </p>
        {message ? <Alert tone="info">{message}</Alert> : null}
        {confirmation.state === 'waiting' ? (
          <Waiting
            checks={confirmation.checks}
            learnerId={learnerId}
            outcome={autoRenew.outcome}
            checkout={isRecurring ? undefined : checkout}
          />
        ) : null}
        {confirmation.state === 'active' ? (
          <Active {...confirmation} learnerId={learnerId} autoRenew={autoRenew} checkout={checkout} />
        ) : null}
        {confirmation.state === 'failed' ? <Failed learnerId={learnerId} /> : null}
      </Stack>
    </div>
  );
}

/** Redirects before another handler reports the end of the session, so that the login page can show the reason. */
function useLoginIfSignedOut(learnerId: string | undefined): void {
  const router = useRouter();
  const isNeeded = useSession(({ details }) => details === undefined) && learnerId !== undefined;
  useEffect(() => {
    const { latestLocation } = router;
    if (!isNeeded || latestLocation.pathname === '/auth/login') return;
    const search = { returnUrl: createReturnUrl(latestLocation) };
    void router.navigate({ to: '/auth/login', search, replace: true });
  }, [router, isNeeded]);
}

/** Stores that the browser came back from the provider, and that the plan is paid (D-270). */
function useStage(checkout: StoredCheckout | undefined, confirmation: Confirmation): void {
  const userId = useSession(({ details }) => details?.id);
  const learnerId = checkout?.learnerId;
  const isPaid = confirmation.state === 'active' && confirmation.plan.planId === checkout?.planId;
  const stage = isPaid ? 'paid' : 'returned';
  const isNews = isPaid ? checkout.stage !== 'paid' : checkout?.stage === 'started';
  useEffect(() => {
    if (isNews && userId && learnerId) void updateCheckout(userId, learnerId, { stage });
  }, [isNews, stage, userId, learnerId]);
}

/**
 * Returns the server's message in the status, for example about a refund. Polling stops when a plan is active
 * (SUB-050); from then on, the status is requested again when the window gets the focus.
 */
function useMessage(learnerId: string | undefined, { state }: Confirmation): string | null | undefined {
  return useActiveSubscription(learnerId, state === 'active').data?.message;
}

function headingFor(confirmation: Confirmation): { mood: MascotMood; title: string } {
  switch (confirmation.state) {
    case 'waiting':
      return {
        mood: 'welcome',
        title: confirmation.goal === 'plan' ? 'Confirming your payment…' : 'Finalising auto-renew…',
      };
    case 'active':
      return { mood: 'success', title: 'Subscription activated' };
    case 'failed':
      return { mood: 'error', title: "We couldn't confirm the payment" };
  }
}

interface WaitingProps {
  checks: number;
  learnerId: string | undefined;
  outcome: Outcome | undefined;
  /** Undefined if it was started on another device, or while the page waits for auto-renew. */
  checkout: StoredCheckout | undefined;
}

function Waiting({ checks, learnerId, outcome, checkout }: WaitingProps) {
  // If the user has turned auto-renew on, the button that had the focus has been removed.
  useRecoverFocusOnMount();
  const { data: learner } = useLearner(learnerId);
  return (
    <>
      <SignedInAgain names={learner?.name ?? 'your learner'} />
      <OutcomeNote outcome={outcome} />
      {checkout ? (
        <Facts
          facts={[
            ['For', learner ? `${learner.name} ${learner.surname}` : <Skeleton key="name" width="8em" />],
            ['Plan', checkout.planName],
            ['Amount', formatAmount(checkout.amount, checkout.currency)],
          ]}
        />
      ) : null}
      <p>
        We are waiting for the card provider to confirm. You can leave this page: the dashboard shows the
        result.
      </p>
      <Stack gap={3} className={styles.progress}>
        <progress value={checks} max={maxChecks} aria-label="Payment checks" />
        <Row as="p" gap={2} nowrap className={styles.count}>
          <Spinner />
          <span>Checking</span>
          <strong className="tabular">
            {Math.max(checks, 1)} of {maxChecks}
          </strong>
        </Row>
      </Stack>
      <p>
        Did you cancel?{' '}
        <Link to="/subscribe" search={{ learnerId }}>
          Go back to the plans
        </Link>
      </p>
    </>
  );
}

interface ActiveProps {
  goal: Goal;
  plan: RunningPlan;
  learnerId: string | undefined;
  autoRenew: ReturnType<typeof useAutoRenew>;
  checkout: StoredCheckout | undefined;
}

function Active({ goal, plan, learnerId, autoRenew, checkout }: ActiveProps) {
  const { data: learner, isPending } = useLearner(learnerId);
  const { planName, expirationDate, nextBillingDateUtc, renews } = plan;
  const billing = dayText(nextBillingDateUtc ?? expirationDate);
  const isRenewed = goal === 'auto-renew' && renews;
  return (
    <>
      {isPending ? (
        <Skeleton height="3em" />
      ) : (
        <p>
          {learner?.name ?? 'Your learner'} has <strong>{planName}</strong> {untilText(expirationDate)}.
          {paidText(plan, checkout)}
        </p>
      )}
      <OutcomeNote
        outcome={
          isRenewed ? { message: `Auto-renew enabled. Next billing on ${billing}.` } : autoRenew.outcome
        }
      />
      {checkout?.stage === 'paid' ? <RenewalOfOthers checkout={checkout} isResultShown /> : null}
      <Stack gap={3} className={styles.actions}>
        <DashboardLink variant="primary">
          <LayoutGrid aria-hidden="true" />
          Dashboard
        </DashboardLink>
        {renews ? null : <AutoRenewButton block plan={plan} running={[plan]} autoRenew={autoRenew} />}
      </Stack>
    </>
  );
}

/** The amount in the response, or else the one that the device remembers for this plan. */
function paidText({ payment, planId, currency }: RunningPlan, checkout: StoredCheckout | undefined): string {
  const amount = payment?.amount ?? (checkout?.planId === planId ? checkout.amount : 0);
  return amount > 0 ? ` You paid ${formatAmount(amount, currency)}.` : '';
}

const Failed = ({ learnerId }: { learnerId: string | undefined }) => (
  <>
    <p>
      If you were charged, please <Link to="/contact-us">contact support</Link> and we will put it right. If
      not, choose a plan and try again.
    </p>
    <Stack gap={3} className={styles.actions}>
      <Link
        to="/subscribe"
        search={{ learnerId }}
        className={buttonStyle({ variant: 'primary', block: true })}
      >
        <ArrowLeft aria-hidden="true" />
        Back to plans
      </Link>
    </Stack>
  </>
);

/**
 * Polls the state of a payment or of renewals while the page is shown.
 *
 * @param learnerId undefined disables polling (SUB-052)
 */
function useConfirmation(
  learnerId: string | undefined,
  firstGoal: Goal,
  { isReady, boughtPlanId }: { isReady: boolean; boughtPlanId: string | undefined },
) {
  const queryClient = useQueryClient();
  const [round, setRound] = useState({ goal: firstGoal });
  const [confirmation, setConfirmation] = useState<Confirmation>(
    learnerId ? { state: 'waiting', goal: firstGoal, checks: 0 } : { state: 'failed' },
  );

  useEffect(() => {
    if (!learnerId || !isReady) return;
    const query = { ...activeSubscriptionQuery(learnerId), staleTime: 0, retry: false };
    return pollConfirmation({ ...round, boughtPlanId }, () => queryClient.query(query), setConfirmation);
  }, [queryClient, learnerId, round, isReady, boughtPlanId]);

  return { confirmation, waitAgain: (goal: Goal) => setRound({ goal }) };
}
