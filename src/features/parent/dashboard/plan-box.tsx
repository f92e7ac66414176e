import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp, Lock, RotateCw, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import type { Learner } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { formatDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ForWhom } from './for-whom.tsx';
import { NoPlanActions } from './no-plan-actions.tsx';
import styles from './plan-box.module.css';

type ActiveSubscription = components['schemas']['ActiveSubscription'];

/** What is paid for a learner and until when, or how to pay (PAR-007, PAR-008). The card does without it when it fails. */
export function PlanBox({ learner }: { learner: Learner }) {
  const { data, isPending, isFetching, refetch } = useQuery(activeSubscriptionQuery(learner.id));
  if (isPending) return <Waiting />;
  if (!data) {
    return (
      <Box state="unknown" Icon={CircleHelp} title="The plan did not load">
        <div className={styles.actions}>
          <Button
            icon={<RotateCw aria-hidden="true" />}
            busy={isFetching ? 'Loading…' : undefined}
            onPress={() => void refetch()}
          >
            Try again
            <ForWhom learner={learner} />
          </Button>
        </div>
      </Box>
    );
  }
  if (!data.isActive) {
    return (
      <Box state="none" Icon={Lock} title="No active plan" message={data.message}>
        <NoPlanActions learner={learner} />
      </Box>
    );
  }
  return <ActivePlan learner={learner} subscription={data} />;
}

function ActivePlan({ learner, subscription }: { learner: Learner; subscription: ActiveSubscription }) {
  const { planName, price, currency, startDate, expirationDate, autoRenew, runningPlans, message } =
    subscription;
  const others = runningPlans.length - 1;
  return (
    <Box
      state="active"
      Icon={ShieldCheck}
      title={planName}
      price={formatMoney(price, currency)}
      message={message}
    >
      <div className={styles.terms}>
        <dl className={styles.dates}>
          <div>
            <dt>Started</dt>
            <dd>{formatDay(new Date(startDate))}</dd>
          </div>
          <div>
            <dt>Ends</dt>
            <dd>{formatDay(new Date(expirationDate))}</dd>
          </div>
        </dl>
        <Link
          to="/manage-subscription/$learnerId"
          params={{ learnerId: learner.id }}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <span>
            Manage Plan
            <ForWhom learner={learner} />
          </span>
        </Link>
      </div>
      {autoRenew === false ? null : <p className={styles.note}>It renews itself at the end.</p>}
      {others > 0 ? (
        <p className={styles.note}>
          {others === 1 ? 'Another plan is' : `${others} other plans are`} running as well.
        </p>
      ) : null}
    </Box>
  );
}

interface BoxProps {
  state: 'active' | 'none' | 'unknown';
  Icon: LucideIcon;
  title: string;
  price?: string;
  /** What the server has to tell, such as a refund. */
  message?: string | null | undefined;
  children: ReactNode;
}

function Box({ state, Icon, title, price, message, children }: BoxProps) {
  return (
    <div role="group" aria-label="Plan" data-state={state} className={styles.box}>
      <div className={styles.head}>
        <Icon aria-hidden="true" />
        <h4 className={styles.title}>{title}</h4>
        {price === undefined ? null : <p className={styles.price}>{price}</p>}
      </div>
      {children}
      {message ? <p className={styles.note}>{message}</p> : null}
    </div>
  );
}

const Waiting = () => (
  <div className={styles.box} aria-busy="true">
    <Skeleton width="60%" height="24px" />
    <Skeleton height="48px" />
  </div>
);
