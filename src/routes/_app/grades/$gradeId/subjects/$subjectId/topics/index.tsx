import { createFileRoute, redirect } from '@tanstack/react-router';
import { formParam } from '#components/form/use-form-param.ts';
import { tabParam } from '#components/list/use-list-tab.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { titlesOf } from '#features/authoring/loading/load-place.ts';
import { otherPlace } from '#features/authoring/loading/other-place.ts';
import { loadTopics } from '#features/authoring/topics/topics-data.ts';
import { TopicsScreen, TopicsSkeleton } from '#features/authoring/topics/topics-screen.tsx';
import { LeaderboardWidget } from '#features/reports/leaderboard-widget/leaderboard-widget.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, oneOf, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/grades/$gradeId/subjects/$subjectId/topics/')({
  beforeLoad: guard(policies.adminOrModerator),
  validateSearch: searchParams({ [tabParam]: oneOf(['topic', 'add', 'leaderboard']), [formParam]: anyText }),
  loader: async ({ context: { queryClient }, params }) => {
    await loadTopics(queryClient, params.subjectId);
    const elsewhere = await otherPlace(queryClient, params);
    if (elsewhere) {
      const to = '/grades/$gradeId/subjects/$subjectId/topics';
      throw redirect({ to, params: elsewhere, search: true, replace: true });
    }
    return titlesOf(queryClient, params);
  },
  head: ({ loaderData: titles }) => pageTitle(titles?.subject ? `Topics of ${titles.subject}` : 'Topics')(),
  component: () => (
    <TopicsScreen
      key={Route.useParams().subjectId}
      {...Route.useParams()}
      leaderboard={<LeaderboardWidget {...Route.useParams()} />}
    />
  ),
  errorComponent: screenError('Failed to load topics'),
  pendingComponent: TopicsSkeleton,
});
