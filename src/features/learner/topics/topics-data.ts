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

const subjectFailure = 'Failed to load learner profile or subject.';
const topicsFailure = 'Failed to load topics or activity progress.';

export interface SelectedLearner {
  id: string;
  isCurrentUser: boolean;
}

const topicsData = (subjectId: string, { id, isCurrentUser }: SelectedLearner) => ({
  // First, so that this failure is reported first. An Admin must not request 'my' profile.
  profile: required(isCurrentUser ? myLearnerProfileQuery() : learnerQuery(id), subjectFailure),
  subject: required(subjectQuery(subjectId), subjectFailure),
  topics: required(subjectTopicsQuery(subjectId), topicsFailure),
  terms: required(termListQuery(), topicsFailure),
  activities: required(activitiesForLearnerQuery(id), topicsFailure),
});

/**
 * Returns the learner whose progress is shown: the signed-in learner, or the one whom an Admin selects in the URL
 * (D-057).
 *
 * @throws LoadFailure without a learner or a subject
 */
export function resolveLearner(
  session: SessionDetails | undefined,
  subjectId: string,
  selectedId: string | undefined,
): SelectedLearner {
  const isCurrentUser = session?.role === Role.Learner;
  const id = isCurrentUser ? session.id : selectedId;
  if (!subjectId || !id) throw new LoadFailure('Missing subject or learner information.');
  return { id, isCurrentUser };
}

/**
 * @returns the title of the subject
 * @throws LoadFailure with the text that the requirements prescribe
 */
export async function loadTopics(
  queryClient: QueryClient,
  subjectId: string,
  learnerId?: string,
): Promise<string> {
  const learner = resolveLearner(currentSession(), subjectId, learnerId);
  const { subject } = await prime(queryClient, topicsData(subjectId, learner));
  return subject.title;
}
