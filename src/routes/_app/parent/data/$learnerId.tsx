import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { DataScreen, DataSkeleton } from '#features/parent/data/data-screen.tsx';
import { keptData } from '#features/parent/data/kept-data.ts';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/parent/data/$learnerId')({
  beforeLoad: guard(policies.parentOnly),
  // The name of the child, for the title.
  loader: async ({ context, params }) =>
    (await prime(context.queryClient, keptData(params.learnerId))).learner.name,
  head: ({ loaderData: name }) => pageTitle(name ? `What we keep about ${name}` : 'What we keep')(),
  component: () => <DataScreen key={Route.useParams().learnerId} {...Route.useParams()} />,
  errorComponent: screenError('Failed to load the data.'),
  pendingComponent: DataSkeleton,
});
