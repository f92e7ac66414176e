import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { trialSessionListQuery } from '#api/queries/trial-sessions.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { RsvpInviteScreen, RsvpInviteSkeleton } from '#features/trial/rsvp-invite/rsvp-invite-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** The form for an RSVP invitation (D-041). */
export const Route = createFileRoute('/_app/admin/invite')({
  head: pageTitle('Invite to a trial session'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: searchParams({ session: anyText }),
  loader: ({ context }) => prime(context.queryClient, { sessions: trialSessionListQuery() }),
  component: () => <RsvpInviteScreen sessionId={Route.useSearch().session} />,
  errorComponent: screenError('Failed to load trial sessions'),
  pendingComponent: RsvpInviteSkeleton,
});
