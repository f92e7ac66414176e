import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { publicPlansQuery } from '#api/queries/subscriptions.ts';
import { blockReason, findIncludingPlan, runningPlansOf } from '#components/plan/running-plans.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import type { QueryFailure } from '#components/use-query-failure.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { useMedia } from '#ui/use-media.ts';
import { failureText } from '../failure-text.ts';
import { useActiveSubscription } from '../use-active-subscription.ts';
import { OrderBar, OrderCard } from './checkout.tsx';
import { findPlanChange } from './plan-change.ts';
import { PlanChoice } from './plan-choice.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import type { useCheckout } from './use-checkout.ts';
import styles from './subscribe.module.css';

interface PlanShopProps {
  learnerId: string | undefined;
  initialPlanId: string | undefined;
  checkout: ReturnType<typeof useCheckout>;
  isLocked: boolean;
  onChoose: () => void;
  /** The current plan. */
  status: ReactNode;
}

/** In em, where the plans have about 780 px: the side menu takes 208 px of the window. */
const hasRoomBeside = '(min-width: 66em)';

/** The plans on sale and the order. A blocked plan can be clicked, but is never selected (D-109). */
export function PlanShop(props: PlanShopProps) {
  const { learnerId, initialPlanId, checkout, isLocked, onChoose, status: statusCard } = props;
  const { data: plans, failure } = useOptionalQuery(publicPlansQuery());
  const status = useActiveSubscription(learnerId);
  const navigate = useNavigate();
  const firstPlan = useRef<HTMLInputElement>(null);
  const [clickedId, setClickedId] = useState(initialPlanId);
  const [wantsRenewalOff, setWantsRenewalOff] = useState(true);
  const isBeside = useMedia(hasRoomBeside);

  /** Selects a plan, and stores it in the URL, so that it survives a reload and a login. */
  const choose = (planId: string) => {
    setClickedId(planId);
    onChoose();
    void navigate({ to: '/subscribe', search: { learnerId, planId }, replace: true, resetScroll: false });
  };

  if (failure || !plans || plans.length === 0) {
    return (
      <>
        <div className={styles.shop}>
          <NoShop failure={failure} isLoading={!plans} />
        </div>
        <div className={styles.aside}>{statusCard}</div>
      </>
    );
  }
  const running = runningPlansOf(status.data);
  const offers = plans.map((plan) => ({
    plan,
    blockReason: blockReason(plan, running),
    includedIn: findIncludingPlan(plan, running, plans),
  }));
  const clickedOffer = offers.find(({ plan }) => plan.id === clickedId);
  const chosen = clickedOffer?.blockReason ? undefined : clickedOffer?.plan;
  const change = chosen && findPlanChange(chosen, running, plans);
  const order = {
    learnerId,
    clickedOffer,
    areAllBlocked: offers.every((offer) => offer.blockReason !== undefined),
    change,
    isTurningOff: change?.isCovered === true && wantsRenewalOff,
    focusPlans: () => firstPlan.current?.focus(),
    checkout,
    isLocked,
  };
  return (
    <>
      <Stack gap={5} className={styles.shop}>
        <PlanChoice
          offers={offers}
          clickedId={clickedOffer?.plan.id}
          isLocked={checkout.isBusy}
          onChoose={choose}
          firstRef={firstPlan}
        />
        {clickedId !== undefined && !clickedOffer ? (
          <Alert tone="info">The plan you came for is not on sale any more. Please choose another one.</Alert>
        ) : null}
        {chosen && change?.isCovered ? (
          <PlanComparison
            chosen={chosen}
            change={change}
            isTurnedOff={wantsRenewalOff}
            onChange={setWantsRenewalOff}
            isLocked={checkout.isBusy}
          />
        ) : null}
      </Stack>
      <Stack className={styles.aside}>
        {isBeside ? <OrderCard {...order} /> : null}
        {statusCard}
      </Stack>
      {isBeside ? null : <OrderBar {...order} />}
    </>
  );
}

interface NoShopProps {
  failure: QueryFailure | undefined;
  isLoading: boolean;
}

function NoShop({ failure, isLoading }: NoShopProps) {
  if (failure) {
    const { advice } = failureText(failure.error, '');
    return (
      <ErrorState
        title="Could not load plans."
        text={advice}
        onRetry={failure.retry}
        retrying={failure.isRetrying ? 'Loading…' : undefined}
      />
    );
  }
  if (isLoading) {
    return (
      <Loading text="Loading plans…">
        <Skeleton shape="box" width="100%" height="300px" />
      </Loading>
    );
  }
  return <EmptyState title="No plans available right now. Please try again later." />;
}
