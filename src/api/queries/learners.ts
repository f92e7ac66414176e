import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { invalidateAfter } from '../invalidate.ts';

type Learner = components['schemas']['Learner'];

const keys = {
  all: ['learners'] as const,
  myProfile: () => [...keys.all, 'my-profile'] as const,
  one: (id: string) => [...keys.all, 'one', id] as const,
  leaderboard: (gradeId: string) => ['leaderboards', 'grade', gradeId] as const,
};

/** The signed-in learner's own record. */
export const myLearnerProfileQuery = () =>
  queryOptions({
    queryKey: keys.myProfile(),
    queryFn: ({ signal }) => unwrap(client.GET('/learner/my-profile', { signal })),
  });

/** A learner's record: for the learner, the linked parents, Admin and Moderator. */
export const learnerQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => unwrap(client.GET('/learner/{id}', { params: { path: { id } }, signal })),
  });

/** The learners of a grade by score, the best first. */
export const gradeLeaderboardQuery = (gradeId: string) =>
  queryOptions({
    queryKey: keys.leaderboard(gradeId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/learner/leaderboard', { params: { query: { gradeId } }, signal })),
  });

/** Replaces a learner's record. Send the loaded one with the changes in it, so that nothing is lost (D-092). */
export const updateLearnerMutation = () =>
  mutationOptions({
    mutationKey: [...keys.all, 'update'],
    mutationFn: (body: components['schemas']['LearnerUpdate']) => unwrap(client.PUT('/learner', { body })),
    onSuccess: (learner, _body, _onMutateResult, context) => {
      context.client.setQueryData(keys.myProfile(), (own: Learner | undefined) =>
        own?.id === learner.id ? learner : own,
      );
      // The form need not wait until everything on the screen is fetched again.
      void invalidateAfter('learner', context);
    },
  });
