import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadTopics } from '#features/learner/topics/topics-data.ts';
import { TopicsScreen, TopicsSkeleton } from '#features/learner/topics/topics-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const topicsSearch = searchParams({ learnerId: anyText });

export const Route = createFileRoute('/_app/subjects/$subjectId/learnertopics')({
  beforeLoad: guard(policies.schoolContent),
  validateSearch: topicsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadTopics(context.queryClient, params.subjectId, deps.learnerId),
  head: ({ loaderData: subject }) => pageTitle(subject ?? 'Topics')(),
  component: () => (
    <TopicsScreen subjectId={Route.useParams().subjectId} learnerId={Route.useSearch().learnerId} />
  ),
  errorComponent: screenError('Failed to load topics or activity progress.'),
  pendingComponent: TopicsSkeleton,
});
