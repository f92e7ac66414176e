import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { screenError } from '#components/page/screen-error.tsx';
import {
  InviteParentScreen,
  InviteParentSkeleton,
} from '#features/parent/invite-parent/invite-parent-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/parent/invite-parent/$learnerId')({
  beforeLoad: guard(policies.parentOnly),
  loader: async ({ context, params }) =>
    (await prime(context.queryClient, { learner: learnerQuery(params.learnerId) })).learner.name,
  head: ({ loaderData: name }) => pageTitle(name ? `Invite Parent for ${name}` : 'Invite Parent')(),
  component: () => <InviteParentScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load learner.'),
  pendingComponent: InviteParentSkeleton,
});
