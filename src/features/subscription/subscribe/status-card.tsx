import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { PlanPrice } from '#components/plan/plan-price.tsx';
import { dayText, untilText } from '#components/plan/plan-text.ts';
import { runningPlansOf, type RunningPlan } from '#components/plan/running-plans.ts';
import { problemText } from '#components/problem-text.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Stack } from '#ui/layout.tsx';
import { AutoRenewButton } from '../auto-renew-button.tsx';
import { Facts } from '../facts.tsx';
import { useLearner } from '../learner-line.tsx';
import { OutcomeNote } from '../outcome-note.tsx';
import { PlanTitle } from '../plan-title.tsx';
import { useActiveSubscription } from '../use-active-subscription.ts';
import { noLearnerSelected, type useAutoRenew } from '../use-auto-renew.ts';
import styles from './subscribe.module.css';

const refreshFailed = { title: 'The status could not be refreshed. Please try again.' };

interface StatusCardProps {
  learnerId: string | undefined;
  autoRenew: ReturnType<typeof useAutoRenew>;
  isLocked: boolean;
}

/**
 * The learner's current plan, its end and auto-renew. A failed request neither counts as "no plan" nor prevents
 * buying (SUB-044, D-102).
 */
export function StatusCard({ learnerId, autoRenew, isLocked }: StatusCardProps) {
  const status = useActiveSubscription(learnerId);
  const failure = useQueryFailure(status);
  const isUnknown = failure !== undefined && status.data === undefined;
  const { outcome, setOutcome } = autoRenew;
  const [isRefreshing, setRefreshing] = useState(false);
  const running = runningPlansOf(status.data);
  const [current] = running;
  // The message may be outdated: other plans may run now.
  const isOutdated = outcome && 'runningIds' in outcome && outcome.runningIds !== idsOf(running);

  const refresh = async () => {
    if (!learnerId) return setOutcome({ failure: { title: noLearnerSelected } });
    setOutcome(undefined);
    setRefreshing(true);
    const { data, isError } = await status.refetch();
    setRefreshing(false);
    const found = runningPlansOf(data);
    const message = found[0] ? `${found[0].planName} is active.` : 'There is no active plan.';
    if (!isError) setOutcome({ message, runningIds: idsOf(found) });
    else if (!isUnknown) setOutcome({ failure: refreshFailed });
  };

  return (
    <Stack as="section" className={cardStyle()} aria-labelledby="current-plan">
      {isUnknown ? <UnknownPlan key={status.errorUpdateCount} error={failure.error} /> : null}
      {current ? <CurrentPlan plan={current} /> : null}
      {current || isUnknown ? null : <NoPlan learnerId={learnerId} />}
      {status.data?.message ? <Alert tone="info">{status.data.message}</Alert> : null}
      {current && running.length > 1 ? <OtherPlans running={running} learnerId={learnerId} /> : null}
      <OutcomeNote outcome={isOutdated ? undefined : outcome} />
      <Stack gap={2}>
        {current ? (
          <AutoRenewButton block plan={current} running={running} autoRenew={autoRenew} isLocked={isLocked} />
        ) : null}
        <Button
          variant="quiet"
          block
          icon={<RefreshCw aria-hidden="true" />}
          busy={isRefreshing ? 'Refreshing…' : undefined}
          onPress={() => void refresh()}
        >
          {isUnknown ? 'Try again' : 'Refresh status'}
        </Button>
      </Stack>
    </Stack>
  );
}

const idsOf = (running: readonly RunningPlan[]): string => running.map(({ planId }) => planId).join(' ');

function CurrentPlan({ plan }: { plan: RunningPlan }) {
  return (
    <>
      <PlanTitle id="current-plan" plan={plan} />
      <PlanPrice plan={plan} />
      <Facts
        facts={[
          ['Start', dayText(plan.startDate)],
          ['End', dayText(plan.expirationDate)],
          ['Auto-renew', plan.renews ? 'On' : 'Off'],
          ['Next billing', plan.nextBillingDateUtc ? dayText(plan.nextBillingDateUtc) : 'None'],
        ]}
      />
    </>
  );
}

/** Remounted after each failed try, so that the alert is announced again. */
function UnknownPlan({ error }: { error: unknown }) {
  const { title, advice } = problemText(error);
  return (
    <>
      <h2 id="current-plan" className="fs-3">
        Current plan
      </h2>
      <Alert tone="error" title="The current plan could not be loaded.">
        <p>
          {title}. {advice}
        </p>
        <p>You can buy a plan nevertheless: one that is already running is refused before you pay.</p>
      </Alert>
    </>
  );
}

function NoPlan({ learnerId }: { learnerId: string | undefined }) {
  const { data: learner } = useLearner(learnerId);
  if (learnerId === undefined) {
    return (
      <>
        <h2 id="current-plan" className="fs-3">
          Current plan
        </h2>
        <p>Without a learner, there is no plan to show.</p>
      </>
    );
  }
  return (
    <>
      <h2 id="current-plan" className="fs-3">
        No active plan
      </h2>
      <p>
        {learner?.name ?? 'The learner'} can do {freeActivitiesPerDay} activities a day. A plan opens the
        rest.
      </p>
    </>
  );
}

function OtherPlans({
  running,
  learnerId,
}: {
  running: readonly RunningPlan[];
  learnerId: string | undefined;
}) {
  return (
    <Stack gap={2} className={styles.others}>
      <p>Also running:</p>
      <Stack as="ul" gap={1}>
        {running.slice(1).map(({ planId, planName, expirationDate, renews }) => (
          <li key={planId}>
            <strong>{planName}</strong> {untilText(expirationDate)}, auto-renew {renews ? 'on' : 'off'}
          </li>
        ))}
      </Stack>
      <Link to="/manage-subscription" search={{ learnerId }}>
        Manage subscription
      </Link>
    </Stack>
  );
}
