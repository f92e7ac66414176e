import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** One screen with /admin/users and /admin/dashboard (D-042). */
export const Route = createFileRoute('/_app/admin/parents')({
  head: pageTitle('Parents'),
  beforeLoad: guard({ roles: ['Admin'] }),
  component: () => <LaterScreen title="Parents" />,
});
