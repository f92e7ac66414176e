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

/** A constant: with a loader that returns data for `head`, TypeScript infers no parameters in the object literal. */
const validateSearch = searchParams({ outcome: providerOutcome });

/** This route has no guard, but its calls need a session (D-047). */
export const Route = createFileRoute('/_app/manage-subscription/$learnerId')({
  validateSearch,
  loader: async ({ context, params: { learnerId } }) => {
    if (!currentSession()) return undefined;
    return (await prime(context.queryClient, manageData(learnerId))).learner?.name;
  },
  head: ({ loaderData: name }) => pageTitle(name ? `Subscription of ${name}` : 'Manage subscription')(),
  component: ManagedLearner,
  errorComponent: screenError('Could not load subscription.'),
  pendingComponent: ManageSkeleton,
});

function ManagedLearner() {
  const { learnerId } = Route.useParams();
  const { outcome } = Route.useSearch();
  return <ManageScreen key={useScreenKey(learnerId)} learnerId={learnerId} outcome={outcome} />;
}
