import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { fetchFresh } from '../find-change.ts';
import { readableOffline } from '../network-first.ts';
import { isProblem, isRecord, Problem } from '../problem.ts';
import { writeOptions } from '../write.ts';

type Schemas = components['schemas'];

const keys = {
  all: ['subscriptions'] as const,
  guardians: (learnerId: string) => [...keys.all, 'guardians', learnerId] as const,
  active: (learnerId: string) => [...keys.all, 'active', learnerId] as const,
  publicPlans: () => [...keys.all, 'public-plans'] as const,
};

/** Stale after five seconds, because a payment may be confirmed at any time. */
export const activeSubscriptionQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.active(learnerId),
    meta: readableOffline,
    staleTime: 5000,
    queryFn: ({ signal }) => readActiveSubscription(learnerId, signal),
  });

/** An unknown learner has no subscription (D-102). */
async function readActiveSubscription(
  learnerId: string,
  signal: AbortSignal,
): Promise<Schemas['SubscriptionStatus']> {
  try {
    const status = await unwrap(
      client.GET('/subscriptions/learner/{id}/active', { params: { path: { id: learnerId } }, signal }),
    );
    // Screens cannot render an incomplete response.
    if (!isReadableStatus(status)) throw new Problem(0, '', { reason: 'garbage' });
    return status;
  } catch (error) {
    if (isProblem(error, 404)) return { isActive: false };
    throw error;
  }
}

const isReadableStatus = (status: unknown): boolean =>
  isRecord(status) && (status['isActive'] !== true || Array.isArray(status['runningPlans']));

export const publicPlansQuery = () =>
  queryOptions({
    queryKey: keys.publicPlans(),
    queryFn: ({ signal }) => unwrap(client.GET('/subscriptions/public/plans', { signal })),
  });

/** The adults whom a learner can ask for a plan, primary parent first. A refusal does not navigate (SUB-013). */
export const guardiansQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.guardians(learnerId),
    meta: readableOffline,
    retry: false,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/subscriptions/guardians', {
          params: { query: { learnerId } },
          fetch: fetchWith({ skipGlobalHandling: true }),
          signal,
        }),
      ),
  });

/** Emails guardians a request for a plan (D-100). The response contains their email addresses. */
export const sendUnlockRequestMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'unlock-request'],
    send: async (body: Schemas['UnlockRequestToGuardians'], header) => {
      const response = await unwrap(
        client.POST('/subscriptions/unlock-requests', { params: { header }, body }),
      );
      const isReadable = isRecord(response) && Array.isArray(response['to']);
      if (!isReadable) throw new Problem(0, '', { reason: 'garbage', mayHaveSucceeded: true });
      return response;
    },
  });

/** For `writeOptions`: returns the running plans if any renews automatically (`isRenewing`), or else if none does. */
async function findRunningPlans(learnerId: string, isRenewing: boolean, queryClient: QueryClient) {
  const status = await fetchFresh(queryClient, activeSubscriptionQuery(learnerId));
  if (!status.isActive) return undefined;
  const { runningPlans } = status;
  return runningPlans.some(({ autoRenew }) => autoRenew) === isRenewing ? runningPlans : undefined;
}

/** Turns off auto-renewal of all running plans (D-244). */
export const cancelAutoRenewMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'cancel-auto-renew'],
    send: (learnerId: string) =>
      unwrap(
        client.POST('/subscriptions/manage/learner/{id}/cancel-autorenew', {
          params: { path: { id: learnerId } },
        }),
      ),
    find: (learnerId, queryClient) => async () => {
      const runningPlans = await findRunningPlans(learnerId, false, queryClient);
      return runningPlans && { data: { message: '', runningPlans } };
    },
    meta: { changes: 'subscription' },
  });

/** Turns on auto-renewal of the latest plan, or resolves to the page where the payer must agree. */
export const enableAutoRenewMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'enable-auto-renew'],
    send: (learnerId: string) =>
      unwrap(
        client.POST('/subscriptions/manage/learner/{id}/enable-autorenew', {
          params: { path: { id: learnerId } },
        }),
      ),
    find: (learnerId, queryClient) => async () => {
      const [plan] = (await findRunningPlans(learnerId, true, queryClient)) ?? [];
      return plan && { data: { message: '', requiresRedirect: false as const, planId: plan.planId } };
    },
    meta: { changes: 'subscription' },
  });
