import { CancelledError } from '@tanstack/react-query';
import type { components } from '#api/contract.gen.ts';
import { isProblem } from '#api/problem.ts';
import { currentSession } from '#session/session.ts';
import { runningPlansOf, type RunningPlan } from '../running-plans.ts';

type Status = components['schemas']['SubscriptionStatus'];

/** How long between two looks, ms, and how many there are at most (SUB-050). */
const interval = 2000;
export const mostChecks = 30;

/** What is waited for: the plan that was paid for, or that the latest plan renews itself (D-104). */
export type Goal = 'plan' | 'auto-renew';

export type Confirmation =
  | { state: 'waiting'; goal: Goal; checks: number }
  | { state: 'active'; goal: Goal; plan: RunningPlan }
  | { state: 'failed' };

interface Wish {
  goal: Goal;
  /** The plan that was paid for, if it is known; else any plan will do. */
  bought: string | undefined;
}

/**
 * Looks until the server has heard from the provider.
 *
 * @param read asks the server
 * @param tell is called before each look, and with what the last one decides
 * @returns stops it: nothing is asked or told any more
 */
export function pollConfirmation(
  wish: Wish,
  read: () => Promise<Status>,
  tell: (confirmation: Confirmation) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const look = async (checks: number) => {
    tell({ state: 'waiting', goal: wish.goal, checks });
    try {
      const status = await read();
      if (isStopped) return;
      const decided = verdict(runningPlansOf(status), { ...wish, isLast: checks === mostChecks });
      if (decided) tell(decided);
      else timer = setTimeout(() => void look(checks + 1), interval);
    } catch (error) {
      if (!isStopped && !leadsToLogin(error)) tell({ state: 'failed' });
    }
  };

  void look(1);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The session has ended, which cancels calls, and the login page is on its way: nothing is known of the payment. */
const leadsToLogin = (error: unknown): boolean =>
  !currentSession() && (isProblem(error, 401) || error instanceof CancelledError);

/** What one look decides; undefined to look again. */
export function verdict(
  running: readonly RunningPlan[],
  { goal, bought, isLast }: Wish & { isLast: boolean },
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
