import { deferred, LoadFailure } from '#api/prime.ts';
import { activityResultQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';

export interface ActivityResultParams {
  topicId: string;
  activityResultId: string;
  /** Whose report leads to the result. */
  learnerId?: string | undefined;
}

/**
 * What the result screen needs; the name of the learner may arrive later, or not at all.
 *
 * @throws LoadFailure 'Invalid Activity Result.' when the URL lacks one of its two ids (QST-009)
 */
export function activityResultData({ topicId, activityResultId, learnerId }: ActivityResultParams) {
  if (!topicId.trim() || !activityResultId.trim()) throw new LoadFailure('Invalid Activity Result.');
  return {
    result: activityResultQuery(activityResultId),
    ...(learnerId && { learner: deferred(learnerQuery(learnerId)) }),
  };
}
