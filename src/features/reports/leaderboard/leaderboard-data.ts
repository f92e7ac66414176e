import { optional, required } from '#api/prime.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeLeaderboardQuery } from '#api/queries/learners.ts';

/** The leaderboard of a grade (RPT-017); the title of the grade in its head can be missing. */
export const leaderboardData = (gradeId: string) => ({
  rows: required(gradeLeaderboardQuery(gradeId), 'Failed to load leaderboard'),
  grades: optional(gradeListQuery()),
});
