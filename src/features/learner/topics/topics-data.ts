import type { QueryClient } from '@tanstack/react-query';
import { LoadFailure, prime, required } from '#api/prime.ts';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { learnerQuery, myLearnerProfileQuery } from '#api/queries/learners.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import type { SessionDetails } from '#session/claims.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

const noSubject = 'Failed to load learner profile or subject.';
const noTopics = 'Failed to load topics or activity progress.';

export interface ShownLearner {
  id: string;
  /** The learner looks at their own topics. */
  isOwn: boolean;
}

const topicsData = (subjectId: string, { id, isOwn }: ShownLearner) => ({
  // First, so that an unknown learner is named as such. An Admin may not ask for 'my' profile.
  profile: required(isOwn ? myLearnerProfileQuery() : learnerQuery(id), noSubject),
  subject: required(subjectQuery(subjectId), noSubject),
  topics: required(subjectTopicsQuery(subjectId), noTopics),
  terms: required(termListQuery(), noTopics),
  activities: required(activitiesForLearnerQuery(id), noTopics),
});

/**
 * Whose progress is shown: a learner's own, or that of the learner whom an Admin names (D-057).
 *
 * @throws LoadFailure when nobody, or no subject, is named
 */
export function shownLearner(
  session: SessionDetails | undefined,
  subjectId: string,
  named: string | undefined,
): ShownLearner {
  const isOwn = session?.role === Role.Learner;
  const id = isOwn ? session.id : named;
  if (!subjectId || !id) throw new LoadFailure('Missing subject or learner information.');
  return { id, isOwn };
}

/**
 * Loads the topics of a subject with the progress in them.
 *
 * @throws LoadFailure with the text that the requirements prescribe
 */
export async function loadTopics(
  queryClient: QueryClient,
  subjectId: string,
  learnerId?: string,
): Promise<void> {
  const learner = shownLearner(currentSession(), subjectId, learnerId);
  await prime(queryClient, topicsData(subjectId, learner));
}
