import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { boughtPlanId, keepInHistory } from '../purchase.ts';
import { pollConfirmation, type Confirmation, type Goal } from './poll-confirmation.ts';

/**
 * What the server knows of a payment or of renewals by now. Leaving the page ends the looks, a reload begins anew.
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
    const query = { ...activeSubscriptionQuery(learnerId), staleTime: 0, retry: false };
    return pollConfirmation({ ...round, bought }, () => queryClient.query(query), setConfirmation);
  }, [queryClient, learnerId, round, bought]);

  return { confirmation, waitAgain: (goal: Goal) => setRound({ goal }) };
}
