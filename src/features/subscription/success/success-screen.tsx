import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft, LayoutGrid } from 'lucide-react';
import { useEffect, useState } from 'react';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { useRecoverFocusOnMount } from '#components/page/focus/focus-content.ts';
import { endText, untilText } from '#components/plan/plan-text.ts';
import type { RunningPlan } from '#components/plan/running-plans.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Mascot, type MascotMood } from '#ui/picture/Mascot.tsx';
import { AutoRenewButton } from '../auto-renew-button.tsx';
import { DashboardLink } from '../dashboard-link.tsx';
import { useLearner } from '../learner-line.tsx';
import { OutcomeNote } from '../outcome-note.tsx';
import { boughtPlanId, moveToHistory } from '../purchase.ts';
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
  const { confirmation, waitAgain } = useConfirmation(learnerId, isRecurring ? 'auto-renew' : 'plan');
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
          <Waiting checks={confirmation.checks} learnerId={learnerId} outcome={autoRenew.outcome} />
        ) : null}
        {confirmation.state === 'active' ? (
          <Active {...confirmation} learnerId={learnerId} autoRenew={autoRenew} />
        ) : null}
        {confirmation.state === 'failed' ? <Failed learnerId={learnerId} /> : null}
      </Stack>
    </div>
  );
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
}

function Waiting({ checks, learnerId, outcome }: WaitingProps) {
  // If the user has turned auto-renew on, the button that had the focus has been removed.
  useRecoverFocusOnMount();
  return (
    <>
      <OutcomeNote outcome={outcome} />
      <p>We are waiting for the card provider to confirm. Please keep this page open.</p>
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
}

function Active({ goal, plan, learnerId, autoRenew }: ActiveProps) {
  const { data: learner } = useLearner(learnerId);
  const { planName, expirationDate, nextBillingDateUtc, renews } = plan;
  const billing = endText(nextBillingDateUtc ?? expirationDate);
  const isRenewed = goal === 'auto-renew' && renews;
  return (
    <>
      <p>
        {learner?.name ?? 'Your learner'} has {planName} {untilText(expirationDate)}.
      </p>
      <OutcomeNote
        outcome={
          isRenewed ? { message: `Auto-renew enabled. Next billing on ${billing}.` } : autoRenew.outcome
        }
      />
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
function useConfirmation(learnerId: string | undefined, firstGoal: Goal) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [bought] = useState(() => (learnerId ? boughtPlanId(router, learnerId) : undefined));
  const [round, setRound] = useState({ goal: firstGoal });
  const [confirmation, setConfirmation] = useState<Confirmation>(
    learnerId ? { state: 'waiting', goal: firstGoal, checks: 0 } : { state: 'failed' },
  );

  useEffect(() => moveToHistory(router, bought), [router, bought]);

  useEffect(() => {
    if (!learnerId) return;
    const query = { ...activeSubscriptionQuery(learnerId), staleTime: 0, retry: false };
    return pollConfirmation(
      { ...round, boughtPlanId: bought },
      () => queryClient.query(query),
      setConfirmation,
    );
  }, [queryClient, learnerId, round, bought]);

  return { confirmation, waitAgain: (goal: Goal) => setRound({ goal }) };
}
