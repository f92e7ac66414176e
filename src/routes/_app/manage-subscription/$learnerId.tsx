import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { manageData } from '#features/subscription/manage/manage-data.ts';
import { ManageScreen, ManageSkeleton } from '#features/subscription/manage/manage-screen.tsx';
import { providerOutcome } from '#features/subscription/provider-outcome.ts';
import { useScreenKey } from '#features/subscription/use-screen-key.ts';
import { pageTitle } from '#lib/page-title.ts';
import { searchParams } from '#lib/url/search-params.ts';
import { currentSession } from '#session/session.ts';

/** This route has no guard, but its calls need a session (D-047). */
export const Route = createFileRoute('/_app/manage-subscription/$learnerId')({
  head: pageTitle('Manage subscription'),
  validateSearch: searchParams({ outcome: providerOutcome }),
  loader: async ({ context, params: { learnerId } }) => {
    if (currentSession()) await prime(context.queryClient, manageData(learnerId));
  },
  component: ManagedLearner,
  errorComponent: screenError('Could not load subscription.'),
  pendingComponent: ManageSkeleton,
});

function ManagedLearner() {
  const { learnerId } = Route.useParams();
  const { outcome } = Route.useSearch();
  return <ManageScreen key={useScreenKey(learnerId)} learnerId={learnerId} outcome={outcome} />;
}
