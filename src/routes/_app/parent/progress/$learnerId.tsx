import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { progressData } from '#features/parent/progress/progress-data.ts';
import { ProgressScreen, ProgressSkeleton } from '#features/parent/progress/progress-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/parent/progress/$learnerId')({
  beforeLoad: guard(policies.parentOnly),
  // The name of the child, for the title.
  loader: async ({ context, params }) =>
    (await prime(context.queryClient, progressData(params.learnerId))).learner.name,
  head: ({ loaderData: name }) => pageTitle(name ? `${name}'s progress` : 'Progress')(),
  component: () => <ProgressScreen key={Route.useParams().learnerId} {...Route.useParams()} />,
  errorComponent: screenError('Failed to load child activities.'),
  pendingComponent: ProgressSkeleton,
});
