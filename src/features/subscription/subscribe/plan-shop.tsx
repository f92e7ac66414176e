import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { publicPlansQuery } from '#api/queries/subscriptions.ts';
import { blockReason, findIncludingPlan, runningPlansOf } from '#components/plan/running-plans.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { failureText } from '../failure-text.ts';
import { useActiveSubscription } from '../use-active-subscription.ts';
import { Checkout } from './checkout.tsx';
import { PlanChoice } from './plan-choice.tsx';
import type { useCheckout } from './use-checkout.ts';

interface PlanShopProps {
  learnerId: string | undefined;
  initialPlanId: string | undefined;
  checkout: ReturnType<typeof useCheckout>;
  isLocked: boolean;
  onChoose: () => void;
}

/** The plans on sale and the order. A blocked plan can be clicked, but is never selected (D-109). */
export function PlanShop({ learnerId, initialPlanId, checkout, isLocked, onChoose }: PlanShopProps) {
  const { data: plans, failure } = useOptionalQuery(publicPlansQuery());
  const status = useActiveSubscription(learnerId);
  const navigate = useNavigate();
  const firstPlan = useRef<HTMLInputElement>(null);
  const [clickedId, setClickedId] = useState(initialPlanId);

  /** Selects a plan, and stores it in the URL, so that it survives a reload and a login. */
  const choose = (planId: string) => {
    setClickedId(planId);
    onChoose();
    void navigate({ to: '/subscribe', search: { learnerId, planId }, replace: true, resetScroll: false });
  };

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
  if (!plans) {
    return (
      <Loading text="Loading plans…">
        <Skeleton shape="box" width="100%" height="300px" />
      </Loading>
    );
  }
  if (plans.length === 0) {
    return <EmptyState title="No plans available right now. Please try again later." />;
  }
  const running = runningPlansOf(status.data);
  const offers = plans.map((plan) => ({
    plan,
    blockReason: blockReason(plan, running),
    includedIn: findIncludingPlan(plan, running, plans),
  }));
  const clickedOffer = offers.find(({ plan }) => plan.id === clickedId);
  return (
    <Stack gap={5}>
      <PlanChoice
        offers={offers}
        clickedId={clickedOffer?.plan.id}
        isLocked={checkout.isBusy}
        onChoose={choose}
        firstRef={firstPlan}
      />
      <Checkout
        learnerId={learnerId}
        clickedOffer={clickedOffer}
        areAllBlocked={offers.every((offer) => offer.blockReason !== undefined)}
        isUnavailable={clickedId !== undefined && !clickedOffer}
        focusPlans={() => firstPlan.current?.focus()}
        checkout={checkout}
        isLocked={isLocked}
      />
    </Stack>
  );
}
