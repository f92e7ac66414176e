import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { invalidateAfter } from '../invalidate.ts';

export type AdminUser = components['schemas']['AdminUser'];

const keys = {
  all: ['admin-users'] as const,
  list: () => [...keys.all, 'list'] as const,
  parents: () => [...keys.all, 'parents'] as const,
  learners: () => [...keys.all, 'learners'] as const,
};

/** All accounts of every role, by first name. */
export const userListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/users', { signal })),
  });

/** All parents, each with their learners. */
export const parentsWithLearnersQuery = () =>
  queryOptions({
    queryKey: keys.parents(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/users/parents', { signal })),
  });

/** All learners, each with the adults linked to them. */
export const learnersWithParentsQuery = () =>
  queryOptions({
    queryKey: keys.learners(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/users/learners', { signal })),
  });

/** @throws Problem 409 for the caller's own account */
export const deleteUserMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'delete'],
    mutationFn: (id: string) => unwrap(client.DELETE('/admin/users/{id}', { params: { path: { id } } })),
    onSettled: (_nothing, _error, _id, _onMutateResult, context) => invalidateAfter('user', context),
  });
