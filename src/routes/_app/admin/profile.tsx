import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** Profile (D-030). */
export const Route = createFileRoute('/_app/admin/profile')({
  head: pageTitle('Profile'),
  beforeLoad: guard({ roles: ['Admin', 'ContentAdmin', 'Moderator'] }),
  component: () => <LaterScreen title="Profile" />,
});
