import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { listSearch } from '#components/list/list-search.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { leaderboardData, leaderboardTitle } from '#features/reports/leaderboard/leaderboard-data.ts';
import { LeaderboardScreen, LeaderboardSkeleton } from '#features/reports/leaderboard/leaderboard-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/leaderboard/grade/$gradeId')({
  beforeLoad: guard(policies.signedIn),
  validateSearch: listSearch(),
  loader: async ({ context, params: { gradeId } }) => {
    const { grades } = await prime(context.queryClient, leaderboardData(gradeId));
    return leaderboardTitle(gradeId, grades);
  },
  head: ({ loaderData: title }) => pageTitle(title ?? 'Leaderboard')(),
  component: () => <LeaderboardScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load leaderboard'),
  pendingComponent: LeaderboardSkeleton,
});
