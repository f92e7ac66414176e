import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { manageData } from '#features/subscription/manage/manage-data.ts';
import { ManageScreen, ManageSkeleton } from '#features/subscription/manage/manage-screen.tsx';
import { useScreenKey } from '#features/subscription/use-screen-key.ts';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { currentSession } from '#session/session.ts';

const manageSearch = searchParams({ learnerId: anyText });

/** The learner is in the query; without one, the screen shows a message (D-047). */
export const Route = createFileRoute('/_app/manage-subscription/')({
  validateSearch: manageSearch,
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: async ({ context, deps: { learnerId } }) => {
    if (!learnerId || !currentSession()) return undefined;
    return (await prime(context.queryClient, manageData(learnerId))).learner?.name;
  },
  head: ({ loaderData: name }) => pageTitle(name ? `Subscription of ${name}` : 'Manage subscription')(),
  component: ManagedLearner,
  errorComponent: screenError('Could not load subscription.'),
  pendingComponent: ManageSkeleton,
});

function ManagedLearner() {
  const { learnerId } = Route.useSearch();
  return <ManageScreen key={useScreenKey(learnerId)} learnerId={learnerId} />;
}
