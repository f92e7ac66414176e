import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** The form that creates an RSVP invitation (D-041). */
export const Route = createFileRoute('/_app/admin/invite')({
  head: pageTitle('Invite to a trial session'),
  beforeLoad: guard({ roles: ['Admin'] }),
  component: () => <LaterScreen title="Invite to a trial session" />,
});
