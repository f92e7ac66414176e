import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** One screen with /admin/users and /admin/parents (D-042). */
export const Route = createFileRoute('/_app/admin/dashboard')({
  head: pageTitle('Dashboard'),
  beforeLoad: guard({ roles: ['Admin'] }),
  component: () => <LaterScreen title="Dashboard" />,
});
