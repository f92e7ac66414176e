import { queryOptions } from '@tanstack/react-query';
import { isSameValue } from '#lib/same-value.ts';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted } from '../find-change.ts';
import { isDeleted, writeOptions } from '../write.ts';

type Schemas = components['schemas'];
export type UserWithRoles = Schemas['UserWithRoles'];

const keys = {
  all: ['admin-roles'] as const,
  list: () => [...keys.all, 'list'] as const,
  users: () => [...keys.all, 'users'] as const,
  ofUser: (userId: string) => [...keys.all, 'of-user', userId] as const,
  members: (role: string) => [...keys.all, 'members', role] as const,
};

export const roleListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/roles', { signal })),
  });

/** Each user's main role is first. */
export const usersWithRolesQuery = () =>
  queryOptions({
    queryKey: keys.users(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/roles/users', { signal })),
  });

/** The roles of a user, main role first, for a dialog that works without them: the timeout is short. */
export const userRolesQuery = (id: string) =>
  queryOptions({
    queryKey: keys.ofUser(id),
    retry: false,
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/roles/users/{id}/roles', {
          params: { path: { id } },
          fetch: fetchWith({ timeout: 2000, skipGlobalHandling: true }),
          signal,
        }),
      ),
  });

/** @throws Problem 404 for an unknown role */
export const roleMembersQuery = (role: string) =>
  queryOptions({
    queryKey: keys.members(role),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/admin/users/byrole/{role}', { params: { path: { role } }, signal })),
  });

/** Resolves to the trimmed name. @throws Problem 409 when the role exists */
export const createRoleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: Schemas['NewRole'], header) =>
      unwrap(client.POST('/admin/roles', { params: { header }, body })),
    find: findAdded(roleListQuery, (name, { roleName }: Schemas['NewRole']) => isSameValue(name, roleName)),
    meta: { changes: 'role' },
  });

/** @throws Problem 409 for a built-in role, and while a user has the role */
export const deleteRoleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (name: string) => unwrap(client.DELETE('/admin/roles/{name}', { params: { path: { name } } })),
    find: findDeleted(roleListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'role' },
  });

interface RoleOfUser {
  userId: string;
  role: string;
}

export class OnlyRoleError extends Error {
  override readonly name = 'OnlyRoleError';
}

/**
 * Adds a role to a user, as the main role or the last one. Resolves to all roles.
 *
 * @throws Problem 404 for an unknown user or role, 409 when the last Admin would get another main role
 */
export const addRoleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'give'],
    send: ({ userId, role, isMain }: RoleOfUser & { isMain: boolean }) =>
      changeRoles(userId, (roles) => {
        if (isMain) return [role, ...roles.filter((one) => one !== role)];
        return roles.includes(role) ? roles : [...roles, role];
      }),
    meta: { changes: 'user' },
  });

/**
 * Removes a role from a user; the next role becomes the main role. Resolves to the remaining roles.
 *
 * @throws OnlyRoleError, before any change, when it is the only role; Problem like `addRoleMutation`
 */
export const removeRoleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'take'],
    send: ({ userId, role }: RoleOfUser) =>
      changeRoles(userId, (roles) => {
        const remaining = roles.filter((one) => one !== role);
        if (remaining.length === 0) throw new OnlyRoleError();
        return remaining;
      }),
    meta: { changes: 'user' },
  });

/** The operation replaces all roles, so read the current ones first. */
async function changeRoles(id: string, change: (roles: readonly string[]) => readonly string[]) {
  const params = { path: { id } };
  const before = await unwrap(client.GET('/admin/roles/users/{id}/roles', { params }));
  const roles = [...change(before)];
  return unwrap(client.PUT('/admin/roles/users/{id}/roles', { params, body: { roles } }));
}
