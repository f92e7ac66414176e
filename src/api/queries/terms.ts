import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { readableOffline } from '../network-first.ts';

type Schemas = components['schemas'];
export type Term = Schemas['Term'];

const keys = { all: ['terms'] as const, list: () => [...keys.all, 'list'] as const };

/** All terms, by title. */
export const termListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    meta: readableOffline,
    queryFn: async ({ signal }) => (await unwrap(client.GET('/terms', { signal }))).toSorted(byTitle),
  });

export const createTermMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'create'],
    mutationFn: (body: Schemas['NewTerm']) => unwrap(client.POST('/terms', { body })),
    meta: { changes: 'content' },
  });

/** Replaces the whole term. */
export const updateTermMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...keys.all, 'update', id],
    mutationFn: (body: Omit<Schemas['TermUpdate'], 'id'>) =>
      unwrap(client.PUT('/terms/{id}', { params: { path: { id } }, body: { id, ...body } })),
    meta: { changes: 'content' },
  });

/**
 * Deletes a term. Its topics stay, without a term.
 */
export const deleteTermMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'delete'],
    mutationFn: (id: string) => unwrap(client.DELETE('/terms/{id}', { params: { path: { id } } })),
    meta: { changes: 'content' },
  });
