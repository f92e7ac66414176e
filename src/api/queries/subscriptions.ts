import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';

const keys = {
  all: ['subscriptions'] as const,
  guardians: (learnerId: string) => [...keys.all, 'guardians', learnerId] as const,
  active: (learnerId: string) => [...keys.all, 'active', learnerId] as const,
};

/** The plan of a learner, or that there is none (`isActive` false). */
export const activeSubscriptionQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.active(learnerId),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/subscriptions/learner/{id}/active', { params: { path: { id: learnerId } }, signal }),
      ),
  });

/**
 * The adults who can be asked for a learner's plan, the primary parent first. A refusal leads to no other page: the
 * screen can do without them (SUB-013).
 */
export const guardiansQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.guardians(learnerId),
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

/** Asks guardians for a plan by email (D-100). Resolves to the email addresses that it was sent to. */
export const sendUnlockRequestMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'unlock-request'],
    mutationFn: (body: components['schemas']['UnlockRequestToGuardians']) =>
      unwrap(client.POST('/subscriptions/unlock-requests', { body })),
  });
