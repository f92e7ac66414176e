import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../../client.ts';
import type { components } from '../../contract.gen.ts';
import { readableOffline } from '../../network-first.ts';
import type { Decoded } from '../../question-data.ts';

export type ActivityResult = Decoded<components['schemas']['ActivityResult']>;

const keys = {
  one: (id: string) => ['activities', 'result', id] as const,
  report: (learnerId: string) => ['activities', 'report', learnerId] as const,
};

/** A submission with revealed answers. It never changes. */
export const activityResultQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    meta: readableOffline,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/activities/activity-result/{id}', { params: { path: { id } }, signal })),
  });

export const activityReportQuery = (learnerId: string) =>
  queryOptions({
    queryKey: keys.report(learnerId),
    meta: readableOffline,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/activityResults/learner/{learnerId}', { params: { path: { learnerId } }, signal })),
  });
