import { useQuery } from '@tanstack/react-query';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import type { ActivityResult } from '#api/queries/activities/results.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { comparison } from './score-outcome.ts';

/**
 * Compares a result with the learner's attempt before it. Nothing waits for it: undefined until the attempts are loaded,
 * and for an Admin, who would get their own.
 */
export function useComparison(result: ActivityResult): string | undefined {
  const isLearner = useSession(({ details }) => details?.role === Role.Learner);
  const { data: activities } = useQuery({
    ...activitiesWithResultsQuery(result.topicId),
    enabled: isLearner && result.attemptNumber > 1,
  });
  const attempts = activities?.find(({ id }) => id === result.activityId)?.results;
  return attempts && comparison(result, attempts);
}
