import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { boughtPlanId, keepInHistory } from '../purchase.ts';
import { runningPlansOf, type RunningPlan } from '../running-plans.ts';

/** How long between two looks, ms, and how many there are at most (SUB-050). */
const interval = 2000;
export const mostChecks = 30;

/** What is waited for: the plan that was paid for, or that the latest plan renews itself (D-104). */
export type Goal = 'plan' | 'auto-renew';

export type Confirmation =
  | { state: 'waiting'; goal: Goal; checks: number }
  | { state: 'active'; goal: Goal; plan: RunningPlan }
  | { state: 'failed' };

/**
 * Looks until the server has heard from the provider. Leaving the page ends it, a reload begins anew.
 *
 * @param learnerId without one nothing is asked (SUB-052)
 */
export function useConfirmation(learnerId: string | undefined, firstGoal: Goal) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [bought] = useState(() => (learnerId ? boughtPlanId(router, learnerId) : undefined));
  const [round, setRound] = useState({ goal: firstGoal });
  const [confirmation, setConfirmation] = useState<Confirmation>(
    learnerId ? { state: 'waiting', goal: firstGoal, checks: 0 } : { state: 'failed' },
  );

  useEffect(() => keepInHistory(router, bought), [router, bought]);

  useEffect(() => {
    if (!learnerId) return;
    const { goal } = round;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async (checks: number) => {
      setConfirmation({ state: 'waiting', goal, checks });
      const query = { ...activeSubscriptionQuery(learnerId), staleTime: 0, retry: false };
      const status = await queryClient.query(query).catch(() => undefined);
      if (isLeft) return;
      const running = runningPlansOf(status);
      const next = verdict(running, { goal, bought, isLast: checks === mostChecks });
      if (!status) setConfirmation({ state: 'failed' });
      else if (next) setConfirmation(next);
      else timer = setTimeout(() => void look(checks + 1), interval);
    };
    void look(1);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [queryClient, learnerId, round, bought]);

  return { confirmation, waitAgain: (goal: Goal) => setRound({ goal }) };
}

interface Expectation {
  goal: Goal;
  /** The plan that was paid for, if it is known; else any plan will do. */
  bought: string | undefined;
  isLast: boolean;
}

/** What one look decides; undefined to look again. */
export function verdict(
  running: readonly RunningPlan[],
  { goal, bought, isLast }: Expectation,
): Confirmation | undefined {
  const [latest] = running;
  if (goal === 'auto-renew') {
    if (latest && (latest.renews || isLast)) return { state: 'active', goal, plan: latest };
  } else {
    const plan = bought === undefined ? latest : running.find(({ planId }) => planId === bought);
    if (plan) return { state: 'active', goal, plan };
  }
  return isLast ? { state: 'failed' } : undefined;
}
