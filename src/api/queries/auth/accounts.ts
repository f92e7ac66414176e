import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../../client.ts';
import type { components } from '../../contract.gen.ts';
import { isProblem } from '../../problem.ts';
import { writeOptions } from '../../write.ts';

type Registration = components['schemas']['Registration'];

const keys = { emailTaken: (email: string) => ['auth', 'check-email', email.toLowerCase()] as const };

/** Fetched after a pause in typing. On a failure, screens assume that the email is free (AUTH-023, AUTH-024). */
export const emailTakenQuery = (email: string) =>
  queryOptions({
    queryKey: keys.emailTaken(email),
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/auth/check-email', {
          params: { query: { email } },
          fetch: fetchWith({ skipGlobalHandling: true }),
          signal,
        }),
      ),
  });

/** Whether a cached check, or a cached refusal of the server, says that the email is taken. */
export const isEmailTaken = (queryClient: QueryClient, email: string): boolean =>
  queryClient.getQueryData(emailTakenQuery(email).queryKey) === true;

/** For `writeOptions`: the server has made the change if the user can sign in with the sent password. */
const findBySigningIn = (emailOrUserName: string, password: string) => async () => {
  const body = { emailOrUserName, password };
  await unwrap(client.POST('/auth/login', { body, fetch: fetchWith({ skipGlobalHandling: true }) }));
  return { data: { message: '' } };
};

export const registerMutation = () =>
  writeOptions({
    mutationKey: ['auth', 'register'],
    // Do not keep passwords in memory.
    gcTime: 0,
    // A refusal must not navigate away from a long form (D-007).
    send: (body: Registration, header) =>
      unwrap(
        client.POST('/auth/register', {
          params: { header },
          body,
          fetch: fetchWith({ skipGlobalHandling: true }),
        }),
      ),
    find: ({ email, password }) => findBySigningIn(email, password),
    findsOnlyAfterRefusal: true,
    onError: (error, { email }, _onMutateResult, context) => {
      if (isProblem(error, 409)) context.client.setQueryData(emailTakenQuery(email).queryKey, true);
    },
  });

/** A refusal does not navigate away from the form. */
export const requestPasswordResetMutation = () =>
  writeOptions({
    mutationKey: ['auth', 'request-password-reset'],
    send: (body: { email: string }, header) =>
      unwrap(
        client.POST('/auth/request-password-reset', {
          params: { header },
          body,
          fetch: fetchWith({ skipGlobalHandling: true }),
        }),
      ),
  });

export const resetPasswordMutation = () =>
  writeOptions({
    mutationKey: ['auth', 'reset-password'],
    // Do not keep the token and passwords in memory.
    gcTime: 0,
    send: (body: { email: string; token: string; newPassword: string; confirmPassword: string }) =>
      unwrap(client.POST('/auth/reset-password', { body, fetch: fetchWith({ skipGlobalHandling: true }) })),
    find: ({ email, newPassword }) => findBySigningIn(email, newPassword),
    findsOnlyAfterRefusal: true,
  });

/** Changes personal details; omitted properties remain unchanged (D-030). */
export const updateRegisteredUserMutation = () =>
  writeOptions({
    mutationKey: ['auth', 'update-registered-user'],
    send: (body: components['schemas']['RegisteredUserUpdate']) =>
      unwrap(client.PUT('/auth/register', { body })),
    meta: { changes: 'user' },
  });
