import { CancelledError } from '@tanstack/react-query';
import type { components } from '#api/contract.gen.ts';
import { isProblem } from '#api/problem.ts';
import { currentSession } from '#session/session.ts';
import { runningPlansOf, type RunningPlan } from '../running-plans.ts';

type Status = components['schemas']['SubscriptionStatus'];

/** Milliseconds between two requests, and the maximum number of requests (SUB-050). */
const interval = 2000;
export const mostChecks = 30;

/** Waits for the paid plan, or for auto-renew of the latest plan (D-104). */
export type Goal = 'plan' | 'auto-renew';

export type Confirmation =
  | { state: 'waiting'; goal: Goal; checks: number }
  | { state: 'active'; goal: Goal; plan: RunningPlan }
  | { state: 'failed' };

interface Wish {
  goal: Goal;
  /** The id of the paid plan; if undefined, any plan counts. */
  bought: string | undefined;
}

/**
 * Polls until the server has the provider's confirmation.
 *
 * @param read requests the status
 * @param tell called before each request, and with the final result
 * @returns a function that stops polling
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

/** The session has ended and the login page is opening: the state of the payment is unknown. */
const leadsToLogin = (error: unknown): boolean =>
  !currentSession() && (isProblem(error, 401) || error instanceof CancelledError);

/** The result of one response; undefined to continue polling. */
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
