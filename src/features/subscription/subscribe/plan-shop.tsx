import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activeSubscriptionQuery, publicPlansQuery } from '#api/queries/subscriptions.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { blockOf, runningPlansOf } from '../running-plans.ts';
import { failureWords } from '../server-words.ts';
import { Checkout } from './checkout.tsx';
import { PlanChoice } from './plan-choice.tsx';
import styles from './plan-shop.module.css';

interface PlanShopProps {
  learnerId: string | undefined;
  wantedPlanId: string | undefined;
}

/** What is on sale, and the order. A plan that cannot be bought now is never a choice, only a wish (D-109). */
export function PlanShop({ learnerId, wantedPlanId }: PlanShopProps) {
  const plans = useQuery({ ...publicPlansQuery(), retryOnMount: false });
  const status = useQuery({
    ...activeSubscriptionQuery(learnerId ?? ''),
    enabled: learnerId !== undefined,
    retryOnMount: false,
  });
  const [wishedId, setWishedId] = useState(wantedPlanId);

  if (plans.isError) {
    const { advice } = failureWords(plans.error, '');
    return (
      <ErrorState
        title="Could not load plans."
        text={advice}
        onRetry={() => void plans.refetch()}
        retrying={plans.isFetching ? 'Loading…' : undefined}
      />
    );
  }
  if (plans.isPending) {
    return (
      <Loading text="Loading plans…">
        <Skeleton height="300px" className={styles.block} />
      </Loading>
    );
  }
  if (plans.data.length === 0) {
    return <EmptyState title="No plans available right now. Please try again later." />;
  }
  const running = runningPlansOf(status.data);
  const offers = plans.data.map((plan) => ({ plan, block: blockOf(plan, running) }));
  const wished = offers.find(({ plan }) => plan.id === wishedId);
  return (
    <div className={styles.shop}>
      <PlanChoice offers={offers} wishedId={wished?.plan.id} onChoose={setWishedId} />
      <Checkout learnerId={learnerId} wished={wished} isGone={wishedId !== undefined && !wished} />
    </div>
  );
}
