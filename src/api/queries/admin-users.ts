import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted, findSaved } from '../find-change.ts';
import { invalidateAfter } from '../invalidate.ts';
import { isProblem, Problem } from '../problem.ts';
import { isDeleted, sendWrite, writeOptions } from '../write.ts';

type Schemas = components['schemas'];
export type AdminUser = Schemas['AdminUser'];
type Permissions = AdminUser['permissions'];

const keys = {
  all: ['admin-users'] as const,
  list: () => [...keys.all, 'list'] as const,
  parents: () => [...keys.all, 'parents'] as const,
  learners: () => [...keys.all, 'learners'] as const,
  emailTaken: (email: string) => [...keys.all, 'check-email', email.toLowerCase()] as const,
};

export const userListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/users', { signal })),
  });

export const parentsWithLearnersQuery = () =>
  queryOptions({
    queryKey: keys.parents(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/users/parents', { signal })),
  });

export const learnersWithParentsQuery = () =>
  queryOptions({
    queryKey: keys.learners(),
    queryFn: ({ signal }) => unwrap(client.GET('/admin/users/learners', { signal })),
  });

/**
 * Fetched after a pause in typing. On a failure, screens assume that the email is free: the server checks again
 * (ADM-016).
 */
export const userEmailTakenQuery = (email: string) =>
  queryOptions({
    queryKey: keys.emailTaken(email),
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/users/check-email', {
          params: { query: { email } },
          fetch: fetchWith({ skipGlobalHandling: true }),
          signal,
        }),
      ),
  });

/** Whether a cached check, or a cached refusal of the server, says that the email is taken. */
export const isUserEmailTaken = (queryClient: QueryClient, email: string): boolean =>
  queryClient.getQueryData(keys.emailTaken(email)) === true;

export const createUserMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    // Do not keep passwords in memory.
    gcTime: 0,
    send: (body: Schemas['NewUser'], header) =>
      unwrap(client.POST('/admin/users', { params: { header }, body })),
    find: findAdded(userListQuery),
    onError: (error, { email }, _onMutateResult, context) => {
      if (isProblem(error, 409)) context.client.setQueryData(keys.emailTaken(email), true);
    },
    meta: { changes: 'user' },
  });

type SeparatelySaved = 'role' | 'permissions';

/** An update of which some calls succeeded and a later one failed. */
export class PartialSaveError extends Problem {
  readonly saved: AdminUser;
  /** Properties to save again; empty if the first call has also saved them. */
  readonly unsaved: readonly SeparatelySaved[];
  readonly failedAt: SeparatelySaved;

  constructor(
    cause: Problem,
    failedAt: SeparatelySaved,
    saved: AdminUser,
    requested: Pick<AdminUser, SeparatelySaved>,
  ) {
    const { status, message, code, errors, learnerId, reason, isUnknown } = cause;
    super(status, message, { errors, learnerId, reason, isUnknown, ...(code && { code }) });
    this.saved = saved;
    this.failedAt = failedAt;
    this.unsaved = [
      ...(saved.role === requested.role ? [] : (['role'] as const)),
      ...(hasSame(saved.permissions, requested.permissions) ? [] : (['permissions'] as const)),
    ];
  }
}

/**
 * Updates an account, then role and permissions by separate operations if they changed (D-123).
 *
 * @param before the account as last read or saved
 * @throws Problem of the first call; 409 for a taken email, when the last Admin would get another role,
 *   and with `record-changed` for an outdated `version`
 * @throws PartialSaveError when a later call fails
 */
export const updateUserMutation = (before: AdminUser) =>
  mutationOptions({
    mutationKey: [...keys.all, 'update', before.id],
    mutationFn: async (
      body: Schemas['UserUpdate'] & { permissions: Permissions },
      { client: queryClient },
    ) => {
      const params = { path: { id: before.id } };
      const { role, permissions } = body;
      const { role: _role, permissions: _permissions, ...details } = body;
      let saved = await sendWrite({
        send: () => unwrap(client.PUT('/admin/users/{id}', { params, body })),
        find: findSaved(before.id, userListQuery())(details, queryClient),
      });
      let at: SeparatelySaved = 'role';
      try {
        if (role !== before.role) {
          saved = await sendWrite({
            send: () => unwrap(client.POST('/admin/users/{id}/roles', { params, body: { role } })),
          });
        }
        at = 'permissions';
        if (!hasSame(permissions, before.permissions)) {
          saved = await sendWrite({
            send: () =>
              unwrap(client.POST('/admin/users/{id}/permissions', { params, body: { permissions } })),
          });
        }
      } catch (error) {
        throw isProblem(error) ? new PartialSaveError(error, at, saved, { role, permissions }) : error;
      }
      return saved;
    },
    meta: { changes: 'user' },
  });

const hasSame = (one: Permissions, other: Permissions): boolean =>
  one.length === other.length && one.every((permission) => other.includes(permission));

/** Used by bulk actions, which call `updateUserList` at the end. */
export const setPermissionsMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'permissions'],
    send: ({ id, permissions }: { id: string; permissions: Permissions }) =>
      unwrap(
        client.POST('/admin/users/{id}/permissions', { params: { path: { id } }, body: { permissions } }),
      ),
    find: ({ id, permissions }, queryClient) => findSaved(id, userListQuery())({ permissions }, queryClient),
  });

/** Used by bulk actions. @throws Problem 409 when the account has changed since it was read */
export const changeGradeMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'grade'],
    send: ({ user, gradeId }: { user: AdminUser; gradeId: string }) =>
      unwrap(
        client.PUT('/admin/users/{id}', {
          params: { path: { id: user.id } },
          body: { ...user, gradeId },
        }),
      ),
    find: ({ user, gradeId }, queryClient) => findSaved(user.id, userListQuery())({ gradeId }, queryClient),
  });

/** Used by bulk actions. The role replaces all roles. @throws Problem 409 for the last Admin */
export const assignRoleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'role'],
    send: ({ id, role }: { id: string; role: string }) =>
      unwrap(client.POST('/admin/users/{id}/roles', { params: { path: { id } }, body: { role } })),
    find: ({ id, role }, queryClient) => findSaved(id, userListQuery())({ role }, queryClient),
  });

/** Caches accounts that the server returned, or removes deleted ones, and invalidates dependent queries. */
export function updateUserList(
  queryClient: QueryClient,
  changed: readonly AdminUser[],
  { areDeleted }: { areDeleted: boolean },
): void {
  const byId = new Map(changed.map((user) => [user.id, user]));
  queryClient.setQueryData(userListQuery().queryKey, (users) =>
    areDeleted ? users?.filter(({ id }) => !byId.has(id)) : users?.map((user) => byId.get(user.id) ?? user),
  );
  void invalidateAfter('user', { client: queryClient });
}

/** @throws Problem 409 for the caller's account */
export const deleteUserMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/admin/users/{id}', { params: { path: { id } } })),
    find: findDeleted(userListQuery),
    isAlreadyDone: isDeleted,
    meta: { changes: 'user' },
  });
