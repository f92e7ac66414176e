import { createFileRoute, redirect } from '@tanstack/react-router';
import { deferred, existing, optional, prime } from '#api/prime.ts';
import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { moderationQueueQuery } from '#api/queries/moderation.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { termListQuery } from '#api/queries/terms.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { tabParam } from '#components/list/use-list-tab.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { findCorrectLocation } from '#features/authoring/topic-location.ts';
import { TopicsScreen, TopicsSkeleton } from '#features/authoring/topics/topics-screen.tsx';
import { LeaderboardWidget } from '#features/reports/leaderboard-widget/leaderboard-widget.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, oneOf, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/grades/$gradeId/subjects/$subjectId/topics/')({
  beforeLoad: guard(policies.contentReaders),
  validateSearch: searchParams({ [tabParam]: oneOf(['topic', 'add', 'leaderboard']), [formParam]: anyText }),
  loader: async ({ context: { queryClient }, params }) => {
    const { subjectId } = params;
    const loaded = await prime(queryClient, {
      grades: optional(gradeListQuery()),
      subject: existing(subjectQuery(subjectId)),
      topics: existing(subjectTopicsQuery(subjectId)),
      terms: optional(termListQuery()),
      activities: deferred(subjectActivityListQuery(subjectId)),
      pending: deferred(moderationQueueQuery('Pending')),
    });
    const correctLocation = await findCorrectLocation(queryClient, params, loaded);
    if (correctLocation) {
      const to = '/grades/$gradeId/subjects/$subjectId/topics';
      throw redirect({ to, params: correctLocation, search: true, replace: true });
    }
    return loaded.subject?.title;
  },
  head: ({ loaderData: subject }) => pageTitle(subject ? `Topics of ${subject}` : 'Topics')(),
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
