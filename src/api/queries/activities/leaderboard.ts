import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../../client.ts';
import { readableOffline } from '../../network-first.ts';

export interface LeaderboardFilter {
  gradeId: string;
  subjectId?: string | undefined;
  topicId?: string | undefined;
}

const keys = {
  filtered: ({ gradeId, subjectId, topicId }: LeaderboardFilter) =>
    ['leaderboards', 'activities', gradeId, subjectId, topicId] as const,
};

/** The learners of a grade by score in the filtered activities, best first. */
export const activityLeaderboardQuery = (filter: LeaderboardFilter) =>
  queryOptions({
    queryKey: keys.filtered(filter),
    meta: readableOffline,
    queryFn: ({ signal }) => {
      const { gradeId, subjectId, topicId } = filter;
      const query = { gradeId, ...(subjectId && { subjectId }), ...(topicId && { topicId }) };
      return unwrap(client.GET('/activities/leaderboard', { params: { query }, signal }));
    },
  });
