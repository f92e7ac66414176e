import { deferred, LoadFailure } from '#api/prime.ts';
import { activitiesWithResultsQuery } from '#api/queries/activities/lists.ts';
import { activityResultQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

export interface ActivityResultParams {
  topicId: string;
  activityResultId: string;
  /** Whose report leads to the result. */
  learnerId?: string | undefined;
}

/**
 * The marked attempt, all that practice needs.
 *
 * @throws LoadFailure 'Invalid Activity Result.' when the URL lacks one of its two ids (QST-009)
 */
export function markedAttempt({ topicId, activityResultId }: ActivityResultParams) {
  if (!topicId.trim() || !activityResultId.trim()) throw new LoadFailure('Invalid Activity Result.');
  return { result: activityResultQuery(activityResultId) };
}

/**
 * What the result screen needs. The name of the learner, and for learners the other activities of the topic, may arrive
 * later or not at all.
 *
 * @throws LoadFailure as `markedAttempt` does
 */
export function activityResultData(params: ActivityResultParams) {
  const { topicId, learnerId } = params;
  const isOwn = currentSession()?.role === Role.Learner;
  return {
    ...markedAttempt(params),
    ...(learnerId && { learner: deferred(learnerQuery(learnerId)) }),
    ...(isOwn && { activities: deferred(activitiesWithResultsQuery(topicId)) }),
  };
}
