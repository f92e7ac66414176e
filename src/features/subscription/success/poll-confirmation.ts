import { CancelledError } from '@tanstack/react-query';
import type { components } from '#api/contract.gen.ts';
import { isProblem } from '#api/problem.ts';
import { runningPlansOf, type RunningPlan } from '#components/plan/running-plans.ts';
import { currentSession } from '#session/session.ts';

type Status = components['schemas']['SubscriptionStatus'];

/** Milliseconds between two requests (SUB-050). */
const interval = 2000;
/** The maximum number of requests (SUB-050). */
export const maxChecks = 30;

/** The event to wait for: the paid plan, or auto-renew of the latest plan (D-104). */
export type Goal = 'plan' | 'auto-renew';

export type Confirmation =
  | { state: 'waiting'; goal: Goal; checks: number }
  | { state: 'active'; goal: Goal; plan: RunningPlan }
  | { state: 'failed' };

interface PollTarget {
  goal: Goal;
  /** The id of the paid plan; if undefined, any plan counts. */
  boughtPlanId: string | undefined;
}

/**
 * Polls until the server has the provider's confirmation.
 *
 * @param read requests the status
 * @param onChange called before each request, and with the final result
 * @returns a function that stops polling
 */
export function pollConfirmation(
  target: PollTarget,
  read: () => Promise<Status>,
  onChange: (confirmation: Confirmation) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const poll = async (checks: number) => {
    onChange({ state: 'waiting', goal: target.goal, checks });
    try {
      const status = await read();
      if (isStopped) return;
      const result = evaluateStatus(runningPlansOf(status), { ...target, isLast: checks === maxChecks });
      if (result) onChange(result);
      else timer = setTimeout(() => void poll(checks + 1), interval);
    } catch (error) {
      if (!isStopped && !isSessionOver(error)) onChange({ state: 'failed' });
    }
  };

  void poll(1);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Whether the session has ended and the login page opens: the state of the payment is unknown. */
const isSessionOver = (error: unknown): boolean =>
  !currentSession() && (isProblem(error, 401) || error instanceof CancelledError);

/** Evaluates a response. Returns undefined to continue polling. */
export function evaluateStatus(
  running: readonly RunningPlan[],
  { goal, boughtPlanId, isLast }: PollTarget & { isLast: boolean },
): Confirmation | undefined {
  const [latest] = running;
  if (goal === 'auto-renew') {
    if (latest && (latest.renews || isLast)) return { state: 'active', goal, plan: latest };
  } else {
    const plan = boughtPlanId === undefined ? latest : running.find(({ planId }) => planId === boughtPlanId);
    if (plan) return { state: 'active', goal, plan };
  }
  return isLast ? { state: 'failed' } : undefined;
}
