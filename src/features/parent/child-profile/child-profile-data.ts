import type { QueryClient } from '@tanstack/react-query';
import { LoadFailure, prime } from '#api/prime.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { learnerQuery } from '#api/queries/learners.ts';

/** The record is sent back as a whole, so it has to be the newest (D-092). */
const childData = (learnerId: string) => ({
  learner: { ...learnerQuery(learnerId), staleTime: 0 },
  grades: gradeListQuery(),
});

/**
 * Loads the learner whom the navigation or the URL names (D-050).
 *
 * @returns the id of the learner
 * @throws LoadFailure when nobody is named, Problem when the learner does not come
 */
export async function loadChild(queryClient: QueryClient, learnerId: string | undefined): Promise<string> {
  if (!learnerId) throw new LoadFailure('Learner ID is missing.');
  await prime(queryClient, childData(learnerId));
  return learnerId;
}
