import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted, findSaved } from '../find-change.ts';
import { isDeleted, writeOptions } from '../write.ts';

export type TrialSession = components['schemas']['TrialSession'];
type TrialSessionFields = components['schemas']['NewTrialSession'];

const keys = { all: ['trial-sessions'] as const, list: () => [...keys.all, 'list'] as const };

/** Includes past sessions; unordered. */
export const trialSessionListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/trialsession', { signal })),
  });

export const createTrialSessionMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: TrialSessionFields, header) =>
      unwrap(client.POST('/trialsession', { params: { header }, body })),
    find: findAdded(trialSessionListQuery),
    meta: { changes: 'trial-session' },
  });

/** @throws Problem 400 for fewer seats than booked (D-191), 409 with `record-changed` for an outdated `version` */
export const updateTrialSessionMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'update', id],
    send: (fields: TrialSessionFields & { version?: string }) =>
      unwrap(client.PUT('/trialsession/{id}', { params: { path: { id } }, body: { id, ...fields } })),
    find: findSaved(id, trialSessionListQuery()),
    meta: { changes: 'trial-session' },
  });

/** Also deletes the bookings of the session, and removes the session from all invites. */
export const deleteTrialSessionMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/trialsession/{id}', { params: { path: { id } } })),
    find: findDeleted(trialSessionListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'trial-session' },
  });
