import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { byTitle } from '#lib/text/natural-sort.ts';
import { client, fetchWith, unwrap } from '../../client.ts';
import type { components } from '../../contract.gen.ts';
import { readableOffline } from '../../network-first.ts';
import type { Decoded } from '../../question-data.ts';

export type Activity = Decoded<components['schemas']['Activity']>;

const keys = {
  forLearner: (learnerId: string) => ['activities', 'for-learner', learnerId] as const,
  withResults: (topicId: string) => ['activities', 'with-results', topicId] as const,
};

/** Called after a draft was saved: the lists contain the number of answered questions. */
export const invalidateActivityLists = (queryClient: QueryClient): Promise<void[]> =>
  Promise.all(
    [['activities', 'for-learner'] as const, ['activities', 'with-results'] as const].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Milliseconds (LRN-028). */
const progressTimeout = 10_000;

/** All activities of a learner's grade with the learner's attempts, to calculate progress (D-056). */
export const activitiesForLearnerQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.forLearner(learnerId),
    meta: readableOffline,
    retry: false,
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/activities/for-learner/{learnerId}', {
          params: { path: { learnerId } },
          fetch: fetchWith({ timeout: progressTimeout }),
          signal,
        }),
      ),
  });

/** The activities of a topic with the caller's attempts, by title. */
export const activitiesWithResultsQuery = (topicId: string) =>
  queryOptions({
    queryKey: keys.withResults(topicId),
    meta: readableOffline,
    queryFn: async ({ signal }) => {
      const params = { query: { topicId } };
      const activities = await unwrap(client.GET('/activities/with-results', { params, signal }));
      return activities.toSorted(byTitle);
    },
  });
