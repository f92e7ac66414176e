import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client, fetchWith, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findDeleted, findSaved } from '../find-change.ts';
import { readableOffline } from '../network-first.ts';
import { isProblem, Problem } from '../problem.ts';
import { writeOptions } from '../write.ts';

type Schemas = components['schemas'];
export type Learner = Schemas['Learner'];

const keys = {
  all: ['learners'] as const,
  mine: () => [...keys.all, 'mine'] as const,
  myProfile: () => [...keys.all, 'my-profile'] as const,
  one: (id: string) => [...keys.all, 'one', id] as const,
  ofGrade: (gradeId: string) => [...keys.all, 'grade', gradeId] as const,
  leaderboard: (gradeId: string) => ['leaderboards', 'grade', gradeId] as const,
  userNameTaken: (userName: string) => [...keys.all, 'check-username', userName.toLowerCase()] as const,
};

/** The learners of the signed-in parent by name, with all linked adults (D-052). */
export const myLearnersQuery = () =>
  queryOptions({
    queryKey: keys.mine(),
    meta: readableOffline,
    queryFn: ({ signal }) => unwrap(client.GET('/learner/my', { signal })),
  });

export const myLearnerProfileQuery = () =>
  queryOptions({
    queryKey: keys.myProfile(),
    meta: readableOffline,
    queryFn: ({ signal }) => unwrap(client.GET('/learner/my-profile', { signal })),
  });

/** Allowed for the learner, the linked parents, Admin and Moderator. */
export const learnerQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    meta: readableOffline,
    queryFn: async ({ signal }) => {
      const learner = await unwrap(client.GET('/learner/{id}', { params: { path: { id } }, signal }));
      // An id in the URL may equal the path of another operation, such as 'my'.
      if (learner.id !== id) throw new Problem(404, '');
      return learner;
    },
  });

/** The learners of a grade by first name, then by surname: for staff. */
export const gradeLearnersQuery = (gradeId: string) =>
  queryOptions({
    queryKey: keys.ofGrade(gradeId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/learner/by-grade/{gradeId}', { params: { path: { gradeId } }, signal })),
  });

/** Best score first. */
export const gradeLeaderboardQuery = (gradeId: string) =>
  queryOptions({
    queryKey: keys.leaderboard(gradeId),
    meta: readableOffline,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/learner/leaderboard', { params: { query: { gradeId } }, signal })),
  });

/** Replaces a learner's record: send the loaded record with the changes (D-092). */
export const updateLearnerMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'update'],
    send: (body: Schemas['LearnerUpdate']) => unwrap(client.PUT('/learner', { body })),
    find: (body, queryClient) => findSaved(body.id, learnerQuery(body.id))(body, queryClient),
    meta: { changes: 'learner', inBackground: true },
    onSuccess: (learner, _body, _onMutateResult, context) => cacheLearner(context.client, learner),
  });

/** Changes only the avatar (D-243). */
export const updateAvatarMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'update-avatar'],
    send: (body: Schemas['AvatarUpdate']) => unwrap(client.PUT('/learner', { body })),
    find: (body, queryClient) => findSaved(body.id, learnerQuery(body.id))(body, queryClient),
    meta: { changes: 'avatar', inBackground: true },
    onSuccess: (learner, _body, _onMutateResult, context) => cacheLearner(context.client, learner),
  });

function cacheLearner(queryClient: QueryClient, learner: Learner): void {
  queryClient.setQueryData(keys.myProfile(), (profile: Learner | undefined) =>
    profile?.id === learner.id ? learner : profile,
  );
  queryClient.setQueryData(keys.one(learner.id), learner);
}

/** The form sends the parent's consent; the contract does not require it (D-243). */
export const createLearnerMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: Schemas['NewLearner'], header) =>
      unwrap(client.POST('/learner', { params: { header }, body })),
    find: findAdded(myLearnersQuery),
    meta: { changes: 'learner-list' },
  });

/** For the primary parent or an Admin, deletes the learner; for any other parent, only ends that parent's link (D-088). */
export const deleteLearnerMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'delete'],
    send: (id: string) => unwrap(client.DELETE('/learner/{id}', { params: { path: { id } } })),
    isAlreadyDone: ({ status }) => status === 403 || status === 404,
    onSuccess: (_nothing, id, _onMutateResult, context) => {
      // A deleted learner must not be refetched.
      context.client.setQueryData(keys.mine(), (mine: Learner[] | undefined) =>
        mine?.filter((learner) => learner.id !== id),
      );
    },
    find: findDeleted(myLearnersQuery),
    meta: { changes: 'learner-list' },
  });

/** Fetched after a pause in typing. On a failure, screens assume that the user name is free (D-036). */
export const userNameTakenQuery = (userName: string) =>
  queryOptions({
    queryKey: keys.userNameTaken(userName),
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/learner/check-username', {
          params: { query: { username: userName } },
          fetch: fetchWith({ skipGlobalHandling: true }),
          signal,
        }),
      ),
  });

/** Whether a cached check, or a cached refusal of the server, says that the user name is taken. */
export const isUserNameTaken = (queryClient: QueryClient, userName: string): boolean =>
  queryClient.getQueryData(userNameTakenQuery(userName).queryKey) === true;

export const setLearnerLoginMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'set-login'],
    // Do not keep passwords in memory.
    gcTime: 0,
    send: (body: Schemas['LearnerLogin']) => unwrap(client.PUT('/learner/set-login', { body })),
    onError: (error, { userName }, _onMutateResult, context) => {
      if (isProblem(error, 409)) context.client.setQueryData(userNameTakenQuery(userName).queryKey, true);
    },
    meta: { changes: 'learner-login', inBackground: true },
  });

/** Emails an adult an invitation. The response does not reveal whether the adult has an account. */
export const inviteParentMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'invite-parent'],
    send: (body: Schemas['ParentInvite'], header) =>
      unwrap(client.POST('/learner/invite-parent', { params: { header }, body })),
  });

/** Registers or signs in, and accepts an invitation (D-174). */
export const acceptInviteMutation = (token: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'accept-invite'],
    // Do not keep the password in memory.
    gcTime: 0,
    send: (body: Schemas['InviteAcceptance'], header) =>
      unwrap(
        client.POST('/learner/accept-register', {
          params: { header, query: { token } },
          body,
          fetch: fetchWith({ skipGlobalHandling: true }),
        }),
      ),
    // The server refuses a retry after a success: the account exists, or the invitation is used. If the password is
    // right, the first call succeeded.
    findsOnlyAfterRefusal: true,
    find: (body) => async () => {
      if (!('email' in body)) return undefined;
      const { email: emailOrUserName, password } = body;
      const fetch = fetchWith({ skipGlobalHandling: true });
      return {
        data: await unwrap(client.POST('/auth/login', { body: { emailOrUserName, password }, fetch })),
      };
    },
  });

export const acceptInviteSigninMutation = (token: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'accept-invite-signin'],
    gcTime: 0,
    send: (body: Schemas['LoginRequest'], header) =>
      unwrap(
        client.POST('/learner/accept-signin', {
          params: { header, query: { token } },
          body,
          fetch: fetchWith({ skipGlobalHandling: true }),
        }),
      ),
  });
