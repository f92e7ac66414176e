import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/parent/invite-parent/$learnerId')({
  head: pageTitle('Invite Parent'),
  beforeLoad: guard({ roles: ['Parent'] }),
  component: () => <LaterScreen title="Invite Parent" />,
});
