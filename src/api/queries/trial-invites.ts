import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';

type Schemas = components['schemas'];
export type TrialInvite = Schemas['TrialInvite'];
/** What a visitor sees of an invite that works. */
export type OpenInvite = Schemas['ValidRsvpToken'];

const keys = {
  all: ['trial-invites'] as const,
  list: () => [...keys.all, 'list'] as const,
  token: (token: string) => [...keys.all, 'token', token] as const,
};

/** All invites, expired ones too (D-188). */
export const trialInviteListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/trialsessioninvite/filter', { signal })),
  });

/** An invite to any number of sessions; resolves to its link. */
export const generateTrialInviteMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'generate'],
    mutationFn: (body: Schemas['NewTrialInvite']) =>
      unwrap(client.POST('/trialsessioninvite/generate', { body })),
    meta: { changes: 'trial-invite' },
  });

/** An invite to one session, which gives it its title (D-185); resolves to its link. */
export const generateRsvpInviteMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'generate-rsvp'],
    mutationFn: (body: Schemas['NewRsvpInvite']) =>
      unwrap(client.POST('/trialsessioninvite/generate-invite', { body })),
    meta: { changes: 'trial-invite' },
  });

/** @throws Problem 410 for an expired invite */
export const forwardTrialInviteMutation = (inviteId: string) =>
  mutationOptions({
    mutationKey: [...keys.all, 'forward', inviteId],
    mutationFn: (body: Schemas['InviteForwarding']) =>
      unwrap(client.POST('/trialsessioninvite/forward', { params: { query: { inviteId } }, body })),
    meta: { changes: 'trial-invite' },
  });

/** @throws Problem 410 for an expired invite */
export const resendTrialInviteMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'resend'],
    mutationFn: (id: string) =>
      unwrap(client.POST('/trialsessioninvite/resend/{id}', { params: { path: { id } } })),
  });

export const deleteTrialInviteMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'delete'],
    mutationFn: (id: string) =>
      unwrap(client.DELETE('/trialsessioninvite/{id}', { params: { path: { id } } })),
    meta: { changes: 'trial-invite' },
  });

/** A visitor has no account: no refusal leads to the login page (D-007). */
const visitorFetch = fetchWith({ skipGlobalHandling: true });

/** Whether a visitor's token works, and what can be booked with it (D-186). Seats go quickly: never from the cache. */
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

/** @throws Problem 409 when the session is full, or the email has a seat in it already (D-187) */
export const submitRsvpMutation = (token: string) =>
  mutationOptions({
    mutationKey: [...keys.token(token), 'submit'],
    mutationFn: (body: Schemas['Rsvp']) =>
      unwrap(
        client.POST('/trialsessioninvite/submit', {
          params: { query: { token } },
          body,
          fetch: visitorFetch,
        }),
      ),
    meta: { changes: 'booking' },
  });
