import { createFileRoute } from '@tanstack/react-router';
import { optional, prime } from '#api/prime.ts';
import { campusListQuery } from '#api/queries/campuses.ts';
import { trialInviteListQuery } from '#api/queries/trial-invites.ts';
import { trialSessionListQuery } from '#api/queries/trial-sessions.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { listParamSchemas } from '#components/list/list-search.ts';
import { tabParam } from '#components/list/use-list-tab.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { invitesTab } from '#features/trial/tabs.ts';
import { TrialScreen, TrialSkeleton } from '#features/trial/trial-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, oneOf, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/trialsession')({
  head: pageTitle('Trial Sessions'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: searchParams({
    ...listParamSchemas,
    [tabParam]: oneOf(['session', invitesTab]),
    [formParam]: anyText,
    week: anyText,
    past: oneOf(['shown']),
  }),
  loader: ({ context }) =>
    prime(context.queryClient, {
      sessions: trialSessionListQuery(),
      invites: optional(trialInviteListQuery()),
      campuses: optional(campusListQuery()),
    }),
  component: TrialScreen,
  errorComponent: screenError('Failed to load trial sessions'),
  pendingComponent: TrialSkeleton,
});
