import type { components } from '#api/contract.gen.ts';
import { renewalAmount, type RunningPlan } from '#components/plan/running-plans.ts';

type PublicPlan = components['schemas']['PublicPlan'];

interface RenewingPlan {
  plan: RunningPlan;
  /** The plan as sold now; undefined if it is retired. */
  offer: PublicPlan | undefined;
  renewalAmount: number;
}

export interface PlanChange {
  renewing: readonly RenewingPlan[];
  /** Whether the chosen plan includes all renewing plans, so that their renewal can be turned off without a loss. */
  isCovered: boolean;
}

/** Finds the plans that go on renewing beside a chosen plan; undefined if there is none (D-271). */
export function findPlanChange(
  chosen: PublicPlan,
  running: readonly RunningPlan[],
  onSale: readonly PublicPlan[],
): PlanChange | undefined {
  const renewing = running
    .filter((plan) => plan.renews)
    .map((plan) => {
      const offer = onSale.find(({ id }) => id === plan.planId);
      return { plan, offer, renewalAmount: renewalAmount(plan, offer) };
    });
  if (renewing.length === 0) return undefined;
  // The entitlements of a retired plan are unknown.
  const isCovered = renewing.every(({ offer }) => offer && (offer.entitlements & ~chosen.entitlements) === 0);
  return { renewing, isCovered };
}
