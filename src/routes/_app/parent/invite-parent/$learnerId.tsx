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
  head: pageTitle('Invite Parent'),
  beforeLoad: guard(policies.parentOnly),
  loader: ({ context, params }) => prime(context.queryClient, { learner: learnerQuery(params.learnerId) }),
  component: () => <InviteParentScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load learner.'),
  pendingComponent: InviteParentSkeleton,
});
