import type { components } from '#api/contract.gen.ts';
import { deferred, optional, required } from '#api/prime.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLeaderboardQuery } from '#api/queries/learners.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

type Grade = Pick<components['schemas']['Grade'], 'id' | 'title'>;

/** The queries of a grade's leaderboard (RPT-017); the grade's title is optional. */
export const leaderboardData = (gradeId: string) => ({
  rows: required(gradeLeaderboardQuery(gradeId), 'Failed to load leaderboard'),
  grades: optional(gradeListQuery()),
});

/** The queries of a leaderboard with a learner in the URL; the report with the best activity is optional. */
export function learnerLeaderboardData(gradeId: string, selectedId: string) {
  const session = currentSession();
  const highlighted = session?.role === Role.Learner ? session.id : selectedId;
  return { ...leaderboardData(gradeId), report: deferred(activityReportQuery(highlighted)) };
}

/** The title of the page, with that of the grade if it is known. */
export function leaderboardTitle(gradeId: string, grades: readonly Grade[] | undefined): string {
  const grade = grades?.find(({ id }) => id === gradeId)?.title;
  return grade ? `Leaderboard of ${grade}` : 'Leaderboard';
}
