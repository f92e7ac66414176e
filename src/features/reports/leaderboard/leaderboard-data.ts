import type { QueryClient } from '@tanstack/react-query';
import { orFail, prime } from '#api/prime.ts';
import { gradesQuery } from '#api/queries/grades.ts';
import { gradeLeaderboardQuery } from '#api/queries/learners.ts';

export const leaderboardData = (gradeId: string) => ({
  rows: orFail('Failed to load leaderboard', gradeLeaderboardQuery(gradeId)),
});

/**
 * Primes a class leaderboard. The grade's title stands in its head; it can do without.
 *
 * @throws LoadFailure 'Failed to load leaderboard' (RPT-017)
 */
export async function loadLeaderboard(queryClient: QueryClient, gradeId: string): Promise<void> {
  const grades = queryClient.query(gradesQuery()).catch(() => undefined);
  await prime(queryClient, leaderboardData(gradeId));
  await grades;
}
