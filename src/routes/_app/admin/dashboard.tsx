import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** One screen with /admin/users and /admin/parents (D-042). */
export const Route = createFileRoute('/_app/admin/dashboard')({
  head: pageTitle('Dashboard'),
  beforeLoad: guard(policies.adminOnly),
  component: () => <PlaceholderScreen title="Dashboard" />,
});
