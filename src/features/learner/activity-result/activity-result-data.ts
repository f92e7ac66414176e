import { deferred, LoadFailure } from '#api/prime.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { activityResultQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

export interface ActivityResultParams {
  topicId: string;
  activityResultId: string;
  learnerId?: string | undefined;
}

/**
 * The query of a marked attempt.
 *
 * @throws LoadFailure 'Invalid Activity Result.' when an id is missing in the URL (QST-009)
 */
export function markedAttemptData({ topicId, activityResultId }: ActivityResultParams) {
  if (!topicId.trim() || !activityResultId.trim()) throw new LoadFailure('Invalid Activity Result.');
  return { result: activityResultQuery(activityResultId) };
}

/**
 * The queries of the result screen. The learner's name and the other activities of the topic are optional.
 *
 * @throws LoadFailure when an id is missing in the URL
 */
export function activityResultData(params: ActivityResultParams) {
  const { topicId, learnerId } = params;
  const isLearner = currentSession()?.role === Role.Learner;
  return {
    ...markedAttemptData(params),
    ...(learnerId && { learner: deferred(learnerQuery(learnerId)) }),
    ...(isLearner && { activities: deferred(activitiesWithResultsQuery(topicId)) }),
  };
}
