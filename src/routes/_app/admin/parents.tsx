import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#features/shell/placeholder-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** One screen with /admin/users and /admin/dashboard (D-042). */
export const Route = createFileRoute('/_app/admin/parents')({
  head: pageTitle('Parents'),
  beforeLoad: guard(policies.adminOnly),
  component: () => <PlaceholderScreen title="Parents" />,
});
