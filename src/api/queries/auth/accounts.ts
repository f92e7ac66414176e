import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../../client.ts';
import type { components } from '../../contract.gen.ts';
import { isProblem } from '../../problem.ts';
import { writeOptions } from '../../write.ts';

type Registration = components['schemas']['Registration'];

const keys = { emailTaken: (email: string) => ['auth', 'check-email', email.toLowerCase()] as const };

/**
 * Whether an email belongs to an account. Asked after each pause in typing and never refetched in the background; the
 * screen takes a failed call for 'free' (AUTH-023, AUTH-024).
 */
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

/** What is known so far, without asking: true only after a check or a refused registration said so. */
export const isEmailTaken = (queryClient: QueryClient, email: string): boolean =>
  queryClient.getQueryData(emailTakenQuery(email).queryKey) === true;

/** There is an account with this email and password. */
const findBySigningIn = (emailOrUserName: string, password: string) => async () => {
  const body = { emailOrUserName, password };
  await unwrap(client.POST('/auth/login', { body, fetch: fetchWith({ skipGlobalHandling: true }) }));
  return { data: { message: '' } };
};

/** Creates an account. When the email is why it fails, the email is known to be taken afterwards. */
export const registerMutation = () =>
  writeOptions({
    mutationKey: ['auth', 'register'],
    // The cache would keep both passwords in memory for minutes.
    gcTime: 0,
    // A refusal must not lead away from a long form (D-007).
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

/** Like the call that sets the new password, no failure of it leads a visitor away from the form (D-007). */
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
    // The cache would keep the token and both passwords in memory for minutes.
    gcTime: 0,
    send: (body: { email: string; token: string; newPassword: string; confirmPassword: string }) =>
      unwrap(client.POST('/auth/reset-password', { body, fetch: fetchWith({ skipGlobalHandling: true }) })),
    find: ({ email, newPassword }) => findBySigningIn(email, newPassword),
    findsOnlyAfterRefusal: true,
  });

/** Changes the personal details of an account, mostly one's own; what is left out stays as it is (D-030). */
export const updateRegisteredUserMutation = () =>
  writeOptions({
    mutationKey: ['auth', 'update-registered-user'],
    send: (body: components['schemas']['RegisteredUserUpdate']) =>
      unwrap(client.PUT('/auth/register', { body })),
    meta: { changes: 'user' },
  });
