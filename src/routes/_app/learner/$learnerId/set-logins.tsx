import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { SetLoginsScreen, SetLoginsSkeleton } from '#features/parent/set-logins/set-logins-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/learner/$learnerId/set-logins')({
  beforeLoad: guard(policies.parentOrAdmin),
  loader: async ({ context, params }) =>
    (await prime(context.queryClient, { learner: learnerQuery(params.learnerId) })).learner.name,
  head: ({ loaderData: name }) => pageTitle(name ? `Set Logins for ${name}` : 'Set Logins')(),
  component: () => <SetLoginsScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load learner.'),
  pendingComponent: SetLoginsSkeleton,
});
