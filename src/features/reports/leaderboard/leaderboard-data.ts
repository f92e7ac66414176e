import { deferred, optional, required } from '#api/prime.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLeaderboardQuery } from '#api/queries/learners.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

/** The leaderboard of a grade (RPT-017); the title of the grade in its head can be missing. */
export const leaderboardData = (gradeId: string) => ({
  rows: required(gradeLeaderboardQuery(gradeId), 'Failed to load leaderboard'),
  grades: optional(gradeListQuery()),
});

/** The same with a learner in the URL: the best activity of the marked one may arrive later, or not at all. */
export function learnerLeaderboardData(gradeId: string, named: string) {
  const session = currentSession();
  const marked = session?.role === Role.Learner ? session.id : named;
  return { ...leaderboardData(gradeId), report: deferred(activityReportQuery(marked)) };
}
