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

/** The names of all roles, built-in ones too. */
export const roleListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/roles', { signal })),
  });

/** Everybody with all their roles, the main one first. */
export const usersWithRolesQuery = () =>
  queryOptions({
    queryKey: keys.users(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/roles/users', { signal })),
  });

/**
 * All roles of somebody, the main one first, for a question before a change. It does not keep anybody waiting: the
 * question can be asked without it.
 */
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

/** Everybody who has a role, main one or not. @throws Problem 404 for an unknown role */
export const roleMembersQuery = (role: string) =>
  queryOptions({
    queryKey: keys.members(role),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/admin/users/byrole/{role}', { params: { path: { role } }, signal })),
  });

/** Returns the name of the role without spaces around it. @throws Problem 409 when there is one of this name */
export const createRoleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: Schemas['NewRole'], header) =>
      unwrap(client.POST('/admin/roles', { params: { header }, body })),
    find: findAdded(roleListQuery, (name, { roleName }: Schemas['NewRole']) => isSameValue(name, roleName)),
    meta: { changes: 'role' },
  });

/** @throws Problem 409 for a built-in role, and while anybody has the role */
export const deleteRoleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (name: string) => unwrap(client.DELETE('/admin/roles/{name}', { params: { path: { name } } })),
    find: findDeleted(roleListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'role' },
  });

/** Somebody and one of their roles. */
interface RoleOfUser {
  userId: string;
  role: string;
}

/** Nobody can be without a role. */
export class OnlyRoleError extends Error {
  override readonly name = 'OnlyRoleError';
}

/**
 * Gives somebody one more role, as the main one or behind those that they have. Returns all of them.
 *
 * @throws Problem 404 for an unknown user or role, 409 when the last Admin would have another main role
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
 * Takes a role from somebody; the next one is the main one then. Returns those that are left.
 *
 * @throws OnlyRoleError without a call that changes anything, Problem as `addRoleMutation`
 */
export const removeRoleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'take'],
    send: ({ userId, role }: RoleOfUser) =>
      changeRoles(userId, (roles) => {
        const left = roles.filter((one) => one !== role);
        if (left.length === 0) throw new OnlyRoleError();
        return left;
      }),
    meta: { changes: 'user' },
  });

/** All roles are replaced at once: what they are is asked for just before, so that no role is lost that is new. */
async function changeRoles(id: string, change: (roles: readonly string[]) => readonly string[]) {
  const params = { path: { id } };
  const before = await unwrap(client.GET('/admin/roles/users/{id}/roles', { params }));
  const roles = [...change(before)];
  return unwrap(client.PUT('/admin/roles/users/{id}/roles', { params, body: { roles } }));
}
