import { createFileRoute } from '@tanstack/react-router';
import { prime, optional } from '#api/prime.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery, publicPlansQuery } from '#api/queries/subscriptions.ts';
import { checkoutsQuery } from '#components/checkout/stored-checkouts.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { providerOutcome } from '#features/subscription/provider-outcome.ts';
import { SubscribeScreen, SubscribeSkeleton } from '#features/subscription/subscribe/subscribe-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { canPay } from '#session/can-pay.ts';
import { currentSession } from '#session/session.ts';

/** Each section of the screen reports the failure of its query. */
const subscribeData = (userId: string, learnerId: string | undefined) => ({
  plans: optional(publicPlansQuery()),
  checkouts: optional(checkoutsQuery(userId)),
  ...(learnerId && {
    learner: optional(learnerQuery(learnerId)),
    active: optional(activeSubscriptionQuery(learnerId)),
  }),
});

const subscribeSearch = searchParams({ learnerId: anyText, planId: anyText, outcome: providerOutcome });

/** This route has no guard: the screen checks the user (D-047). */
export const Route = createFileRoute('/_app/subscribe/')({
  head: pageTitle('Choose a plan'),
  validateSearch: subscribeSearch,
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: async ({ context, deps: { learnerId } }) => {
    const session = currentSession();
    if (session && canPay(session)) await prime(context.queryClient, subscribeData(session.id, learnerId));
  },
  component: () => <SubscribeScreen {...Route.useSearch()} />,
  errorComponent: screenError('Could not load plans.'),
  pendingComponent: SubscribeSkeleton,
});
