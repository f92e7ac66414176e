import { queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted, findSaved } from '../find-change.ts';
import { readableOffline } from '../network-first.ts';
import { isDeleted, writeOptions } from '../write.ts';

type Schemas = components['schemas'];
export type Term = Schemas['Term'];

const keys = { all: ['terms'] as const, list: () => [...keys.all, 'list'] as const };

export const termListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    meta: readableOffline,
    queryFn: async ({ signal }) => (await unwrap(client.GET('/terms', { signal }))).toSorted(byTitle),
  });

export const createTermMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: Schemas['NewTerm'], header) => unwrap(client.POST('/terms', { params: { header }, body })),
    find: findAdded(termListQuery),
    meta: { changes: 'content' },
  });

export const updateTermMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'update', id],
    send: (body: Omit<Schemas['TermUpdate'], 'id'>) =>
      unwrap(client.PUT('/terms/{id}', { params: { path: { id } }, body: { id, ...body } })),
    find: findSaved(id, termListQuery()),
    meta: { changes: 'content' },
  });

/** The term's topics remain, without a term. */
export const deleteTermMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/terms/{id}', { params: { path: { id } } })),
    find: findDeleted(termListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'content' },
  });
