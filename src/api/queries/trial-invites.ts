import { queryOptions } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted } from '../find-change.ts';
import { isDeleted, writeOptions } from '../write.ts';

type Schemas = components['schemas'];
export type TrialInvite = Schemas['TrialInvite'];
export type OpenInvite = Schemas['ValidRsvpToken'];

const keys = {
  all: ['trial-invites'] as const,
  list: () => [...keys.all, 'list'] as const,
  token: (token: string) => [...keys.all, 'token', token] as const,
};

/** Includes expired invites (D-188). */
export const trialInviteListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/trialsessioninvite/filter', { signal })),
  });

/** Creates an invite to several sessions; resolves to its link. */
export const generateTrialInviteMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'generate'],
    send: (body: Schemas['NewTrialInvite'], header) =>
      unwrap(client.POST('/trialsessioninvite/generate', { params: { header }, body })),
    find: findAdded(trialInviteListQuery),
    meta: { changes: 'trial-invite' },
  });

/** Creates an invite to one session, with its title (D-185); resolves to its link. */
export const generateRsvpInviteMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'generate-rsvp'],
    send: (body: Schemas['NewRsvpInvite'], header) =>
      unwrap(client.POST('/trialsessioninvite/generate-invite', { params: { header }, body })),
    find: findAdded(trialInviteListQuery),
    meta: { changes: 'trial-invite' },
  });

/** @throws Problem 410 for an expired invite */
export const forwardTrialInviteMutation = (inviteId: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'forward', inviteId],
    send: (body: Schemas['InviteForwarding'], header) =>
      unwrap(client.POST('/trialsessioninvite/forward', { params: { header, query: { inviteId } }, body })),
    meta: { changes: 'trial-invite' },
  });

/** @throws Problem 410 for an expired invite */
export const resendTrialInviteMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'resend'],
    send: (id: string, header) =>
      unwrap(client.POST('/trialsessioninvite/resend/{id}', { params: { header, path: { id } } })),
  });

export const deleteTrialInviteMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/trialsessioninvite/{id}', { params: { path: { id } } })),
    find: findDeleted(trialInviteListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'trial-invite' },
  });

/** Visitors have no account: a refusal must not open the login page (D-007). */
const visitorFetch = fetchWith({ skipGlobalHandling: true });

/** The sessions that a token can book (D-186). Always fetched, because seats fill quickly. */
export const rsvpTokenQuery = (token: string) =>
  queryOptions({
    queryKey: keys.token(token),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/trialsessioninvite/validate-token', {
          params: { query: { token } },
          fetch: visitorFetch,
          signal,
        }),
      ),
    staleTime: 0,
  });

/** @throws Problem 409 when the session is full or the email has booked it (D-187) */
export const submitRsvpMutation = (token: string) =>
  writeOptions({
    mutationKey: [...keys.token(token), 'submit'],
    send: (body: Schemas['Rsvp'], header) =>
      unwrap(
        client.POST('/trialsessioninvite/submit', {
          params: { header, query: { token } },
          body,
          fetch: visitorFetch,
        }),
      ),
    isAlreadyDone: ({ code }) => code === 'already-booked',
    meta: { changes: 'booking' },
  });
