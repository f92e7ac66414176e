import { LoadFailure } from '#api/prime.ts';
import { activityResultQuery } from '#api/queries/activities/results.ts';

export interface ActivityResultParams {
  topicId: string;
  activityResultId: string;
}

/**
 * What the result screen needs.
 *
 * @throws LoadFailure 'Invalid Activity Result.' when the URL lacks one of its two ids (QST-009)
 */
export function activityResultData({ topicId, activityResultId }: ActivityResultParams) {
  if (!topicId.trim() || !activityResultId.trim()) throw new LoadFailure('Invalid Activity Result.');
  return { result: activityResultQuery(activityResultId) };
}
