import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** The form that creates an RSVP invitation (D-041). */
export const Route = createFileRoute('/_app/admin/invite')({
  head: pageTitle('Invite to a trial session'),
  beforeLoad: guard(policies.adminOnly),
  component: () => <PlaceholderScreen title="Invite to a trial session" />,
});
