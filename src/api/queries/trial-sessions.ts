import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted, findSaved } from '../find-change.ts';
import { isDeleted, writeOptions } from '../write.ts';

export type TrialSession = components['schemas']['TrialSession'];
type TrialSessionFields = components['schemas']['NewTrialSession'];

const keys = { all: ['trial-sessions'] as const, list: () => [...keys.all, 'list'] as const };

/** All trial sessions, past ones too, in no particular order. */
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

/**
 * @throws Problem 400 for fewer seats than are booked (D-191), 409 with `record-changed` when the fields come with an
 *   older `version`
 */
export const updateTrialSessionMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'update', id],
    send: (fields: TrialSessionFields & { version?: string }) =>
      unwrap(client.PUT('/trialsession/{id}', { params: { path: { id } }, body: { id, ...fields } })),
    find: findSaved(id, trialSessionListQuery()),
    meta: { changes: 'trial-session' },
  });

/** Deletes its bookings with it, and takes it out of every invite. */
export const deleteTrialSessionMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/trialsession/{id}', { params: { path: { id } } })),
    find: findDeleted(trialSessionListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'trial-session' },
  });
