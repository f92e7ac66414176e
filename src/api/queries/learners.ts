import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';

const keys = { all: ['learners'] as const, myProfile: () => [...keys.all, 'my-profile'] as const };

/** The signed-in learner's own record. */
export const myLearnerProfileQuery = () =>
  queryOptions({
    queryKey: keys.myProfile(),
    queryFn: ({ signal }) => unwrap(client.GET('/learner/my-profile', { signal })),
  });
